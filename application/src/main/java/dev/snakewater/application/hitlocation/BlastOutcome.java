package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
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
     * @param heldBefore whether he held something before it
     * @param stoodBefore whether he stood before it
     * @param reached which parts of him it reached
     * @param fate what has become of him
     */
    public record Harmed(boolean heldBefore, boolean stoodBefore, List<BodyPart> reached, Fate fate) {

        /** Copies the parts. */
        public Harmed {
            reached = List.copyOf(reached);
        }
    }

    /** How things stand. */
    static BlastOutcome of(Blast blast, Optional<Boolean> hit, Optional<Integer> damage) {
        return new BlastOutcome(
                blast.charge().what(),
                hit,
                damage,
                blast.victims().stream()
                        .map(victim -> new Harmed(
                                !victim.before().holds().isEmpty(),
                                !victim.before().body().prone(),
                                victim.reached(),
                                Fate.of(victim.before(), victim.now())))
                        .toList());
    }
}
