package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What came of a blast.
 *
 * @param what what it is called
 * @param hit whether it was thrown well enough; nothing, if nobody had to throw it
 * @param damage how much it did before armour; nothing, if it did not go off
 * @param victims what became of everybody whom it could reach
 */
public record BlastOutcome(String what, Optional<Boolean> hit, Optional<Integer> damage, List<Harmed> victims)
        implements Measured {

    /**
     * What became of somebody.
     *
     * @param heldBefore whether he held something before it
     * @param stoodBefore whether he stood before it
     * @param reached which parts of him it reached
     * @param fate what has become of him
     */
    public record Harmed(boolean heldBefore, boolean stoodBefore, List<BodyPart> reached, Fate fate) {

        private List<Finding> findings() {
            List<Finding> findings = new ArrayList<>(List.of(fate.worst()));
            if (reached.stream().anyMatch(BodyPart::isLimb)) {
                findings.add(fate.uselessLimbs());
            }
            findings.addAll(fate.losses(heldBefore, stoodBefore));
            findings.add(Finding.is("out", fate.out(), fate.name()));
            return findings;
        }
    }

    @Override
    public List<Finding> findings() {
        return Stream.concat(
                        hit.stream().map(well -> Finding.is("blast", well, what)),
                        victims.stream().flatMap(victim -> victim.findings().stream()))
                .toList();
    }

    static BlastOutcome of(Blast blast, Optional<Boolean> hit) {
        return new BlastOutcome(
                blast.charge().what(),
                hit,
                blast.reach().map(Blast.Reach::damage),
                blast.victims().stream()
                        .map(victim -> new Harmed(
                                !victim.before().holds().isEmpty(),
                                !victim.before().body().prone(),
                                victim.reached(),
                                Fate.of(victim.before(), victim.now())))
                        .toList());
    }
}
