package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.Armour;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes of somebody with a body.
 *
 * @param name what he is called
 * @param whole whether no parts of him are told apart: a car, a door; they are, if left out
 * @param damageCapacity how much he takes; Fair, if left out
 * @param agility for staying on his feet; Fair, if left out
 * @param armour what he wears all over; none, if left out
 * @param parts the parts of which there is something to say
 * @param holds what he has in hand
 * @param prone whether he lies on the ground; not, if left out
 * @param support whether he has something to lean on; not, if left out
 */
public record PersonSheet(
        String name,
        Optional<Boolean> whole,
        Optional<Degree> damageCapacity,
        Optional<Degree> agility,

        @Within(least = 0, most = Armour.MOST) Optional<Integer> armour,

        List<PartSheet> parts,
        List<Held> holds,
        Optional<Boolean> prone,
        Optional<Boolean> support) {

    /**
     * Something he holds.
     *
     * @param what what it is
     * @param in in which hand, or both; in the right one, if left out
     */
    public record Held(String what, Optional<Hands> in) {

        /** The hands it is in. */
        Hands hands() {
            return in.orElse(Hands.RIGHT);
        }
    }

    /** Whether no parts of him are told apart. */
    boolean isWhole() {
        return whole.orElse(false);
    }

    /** How much he takes. */
    Degree capacity() {
        return damageCapacity.orElse(Degree.FAIR);
    }

    /** His body, all parts being told once. */
    Body body(WoundModel model) {
        Body body = Body.unhurt(capacity(), model).lying(prone.orElse(false));
        for (PartSheet part : parts) {
            body = body.with(part.part(), part.track(capacity(), model));
        }
        return body;
    }

    /** This as somebody is afterwards who has not died: his wounds, how he lies, and what he still holds. */
    PersonSheet after(Fate fate, WoundModel model) {
        PersonSheet hurt = Form.like(this)
                .with("parts", PartSheet.after(parts, fate.body()))
                .with("prone", fate.prone() ? Optional.of(true) : Optional.empty())
                .filled();
        Body now = hurt.body(model);
        return Form.like(hurt)
                .with(
                        "holds",
                        holds.stream()
                                .filter(held -> now.hasHands(held.hands().sides()))
                                .toList())
                .filled();
    }

    /** The one who is meant. */
    Person read(WoundModel model) {
        Armour worn = Armour.everywhere(armour.orElse(0));
        for (PartSheet part : parts) {
            worn = worn.with(part.part(), part.armour().orElse(armour.orElse(0)));
        }
        return new Person(
                new Name(name),
                isWhole(),
                body(model),
                worn,
                holds.stream()
                        .map(held -> new Holding(held.what(), held.hands().sides()))
                        .toList(),
                agility.orElse(Degree.FAIR),
                support.orElse(false));
    }
}
