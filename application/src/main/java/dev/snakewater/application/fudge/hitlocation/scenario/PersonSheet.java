package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.fudge.hitlocation.procedure.Person;
import dev.snakewater.application.fudge.hitlocation.procedure.PersonOutcome;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.combatant.Armour;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import java.util.List;

/** Somebody with a body, as a person writes him. */
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

    /** Returns this without wounds that he cannot have; without parts he has no limbs. */
    PersonSheet fitting(WoundModel model) {
        List<PartSheet> there = parts.stream()
                .filter(part -> !whole || part.part() == BodyPart.TORSO)
                .toList();
        return withParts(PartSheet.fitting(there, damageCapacity, model));
    }

    /** Returns his body with its wounds. */
    public Body body(WoundModel model) {
        return PartSheet.hurt(Body.unhurt(damageCapacity, model).withProne(prone), parts, damageCapacity, model);
    }

    /** Returns the sheet of a survivor afterwards: his wounds, whether he lies, and what he still holds. */
    public PersonSheet after(PersonOutcome fate, WoundModel model) {
        PersonSheet hurt = withParts(PartSheet.after(parts, fate.body())).withProne(fate.prone());
        Body now = hurt.body(model);
        return hurt.withHolds(
                holds.stream().filter(held -> held.canBeHeldBy(now)).toList());
    }

    /** Returns the sheet after something between two fights; who can stand again stands up. */
    PersonSheet after(Interlude what, WoundModel model, String at, ProblemCollector refused) {
        Injuries now = new Injuries(WrittenWounds.NONE, parts, damageCapacity, model).after(what, name, at, refused);
        PersonSheet healed = withParts(now.told());
        return healed.withProne(prone && !healed.body(model).canStand(support));
    }

    /** Returns the person of this sheet. */
    public Person read(WoundModel model) {
        return new Person(name, whole, body(model), PartSheet.armour(armour, parts), holds, agility, support);
    }
}
