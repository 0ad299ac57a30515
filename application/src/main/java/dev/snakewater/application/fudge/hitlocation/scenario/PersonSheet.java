package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.fudge.hitlocation.procedure.Person;
import dev.snakewater.application.fudge.hitlocation.procedure.PersonOutcome;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.combatant.Armour;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;

/**
 * What a person writes of somebody with a body.
 *
 * @param name what he is called
 * @param whole whether no parts of him are told apart: a car, a door
 * @param damageCapacity how much he takes
 * @param agility for staying on his feet
 * @param armour what he wears all over
 * @param parts the parts of which there is something to say
 * @param holds what he has in hand
 * @param prone whether he lies on the ground
 * @param support whether he has something to lean on
 */
@Withers
public record PersonSheet(
        Name name,
        @Default("false") boolean whole,
        @Default("Fair") Degree damageCapacity,
        @Default("Fair") Degree agility,
        @Default("0") @Within({0, Armour.MOST}) int armour,
        List<PartSheet> parts,
        List<Holding> holds,
        @Default("false") boolean prone,
        @Default("false") boolean support)
        implements PersonSheetBuilder.With {

    /** Returns this without wounds that he cannot have. */
    PersonSheet fitting(WoundModel model) {
        return withParts(PartSheet.fitting(parts, damageCapacity, model));
    }

    /** Returns his body with its wounds; without parts it has no limbs. */
    public Body body(WoundModel model) {
        Body unhurt = Body.unhurt(damageCapacity, model).withProne(prone);
        List<PartSheet> there = parts.stream()
                .filter(part -> !whole || part.part() == BodyPart.TORSO)
                .toList();
        return PartSheet.hurt(unhurt, there, damageCapacity, model);
    }

    /** Returns this as somebody is afterwards who has not died: his wounds, how he lies, and what he still holds. */
    public PersonSheet after(PersonOutcome fate, WoundModel model) {
        PersonSheet hurt = withParts(PartSheet.after(parts, fate.body())).withProne(fate.prone());
        Body now = hurt.body(model);
        return hurt.withHolds(
                holds.stream().filter(held -> held.canBeHeldBy(now)).toList());
    }

    /** Returns the one who is meant. */
    public Person read(WoundModel model) {
        return new Person(name, whole, body(model), PartSheet.armour(armour, parts), holds, agility, support);
    }
}
