package dev.snakewater.application.gunfight;

import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;

/**
 * What came of a staredown.
 *
 * @param stares how everybody stared, in the order of the roster
 * @param winner who won, and holds a +2 (GF-04); nobody, if several were equally good
 */
public record StaredownOutcome(List<Stare> stares, Optional<Name> winner) {

    /** Copies the stares. */
    public StaredownOutcome {
        stares = List.copyOf(stares);
    }

    /**
     * How somebody stared.
     *
     * @param by who
     * @param total what it came to
     */
    public record Stare(Name by, int total) {}
}
