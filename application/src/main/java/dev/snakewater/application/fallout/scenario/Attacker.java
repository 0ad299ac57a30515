package dev.snakewater.application.fallout.scenario;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.Optional;

/** The attacker in any kind of scenario: somebody who shoots or uses a flame thrower. */
@Withers
public record Attacker(
        Name is,
        Optional<Name> name,
        @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,
        @Unwrapped Burdens burdens)
        implements AttackerBuilder.With {

    /** Returns her name. */
    public Name called() {
        return name.orElse(is);
    }

    /** Returns her with this sheet, upright and in the open. */
    public Person shooter(Wastelander sheet) {
        return Person.of(called(), sheet).withBurdens(burdens);
    }

    /** Returns her in the next round, with all her action points. */
    public Attacker again() {
        return withActionPoints(Optional.empty());
    }

    /** Returns her with her breath back. */
    public Attacker rested() {
        return withBurdens(burdens.withWinded(Optional.empty()));
    }
}
