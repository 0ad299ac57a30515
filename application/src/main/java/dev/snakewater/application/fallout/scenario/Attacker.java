package dev.snakewater.application.fallout.scenario;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * Who shoots or throws fire: what a person writes of her in whatever kind of scenario.
 *
 * @param is whose sheet she has: a name of the catalogue
 * @param name what she is called here; as her sheet, if left out
 * @param actionPoints what she has left of them in the first round; all, if left out
 * @param burdens how she is out of breath, and wounded
 */
@Withers
public record Attacker(
        Name is,
        Optional<Name> name,
        @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,
        @Unwrapped Burdens burdens)
        implements AttackerBuilder.With {

    /** Returns what she is called. */
    public Name called() {
        return name.orElse(is);
    }

    /** Returns her with what a sheet says, on her feet and in the open. */
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
