package dev.snakewater.application.hitlocation;

import java.util.List;
import java.util.Optional;

/**
 * What came of a blast.
 *
 * @param what what it is called
 * @param hit whether it was thrown well enough; nothing, if nobody had to throw it
 * @param damage how much it did before armour; nothing, if it did not go off
 * @param victims what became of everybody whom it could reach
 */
public record BlastOutcome(String what, Optional<Boolean> hit, Optional<Integer> damage, List<Harmed> victims) {

    /** Copies the victims. */
    public BlastOutcome {
        victims = List.copyOf(victims);
    }

    /**
     * What became of somebody.
     *
     * @param held whether he held something
     * @param stood whether he stood
     * @param fate what has become of him
     */
    public record Harmed(boolean held, boolean stood, Fate fate) {}

    /** How things stand. */
    static BlastOutcome of(Blast blast, Optional<Boolean> hit, Optional<Integer> damage) {
        return new BlastOutcome(
                blast.what(),
                hit,
                damage,
                blast.victims().stream()
                        .map(victim -> new Harmed(
                                !victim.before().holds().isEmpty(),
                                !victim.before().body().prone(),
                                Fate.of(victim.before(), victim.now())))
                        .toList());
    }
}
