package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How a blast is told. */
final class BlastTelling extends BodyTelling<Blast, BlastOutcome> {

    BlastTelling() {
        super(Blast::people);
    }

    @Override
    public List<Sentence> opening(Blast blast) {
        return Stream.concat(
                        super.opening(blast).stream(), words.rulings(BlastRulings.DECLARED, blast.rulings()).stream())
                .toList();
    }

    @Override
    public List<Sentence> ending(BlastOutcome outcome) {
        List<Sentence> told = new ArrayList<>();
        if (outcome.damage().isEmpty()) {
            told.add(Sentence.deed(words.message("blast.missed", outcome.what()), ""));
        }
        outcome.victims().forEach(victim -> told.addAll(people.ending(victim.fate())));
        return told;
    }

    @Override
    public List<Finding> findings(BlastOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        outcome.hit().ifPresent(hit -> findings.add(Finding.is(words.message("finding.blast", outcome.what()), hit)));
        for (BlastOutcome.Harmed harmed : outcome.victims()) {
            Fate fate = harmed.fate();
            findings.add(people.wounds(fate));
            if (harmed.reached().stream().anyMatch(BodyPart::isLimb)) {
                findings.add(people.uselessLimbs(fate));
            }
            findings.addAll(people.findings(fate, harmed.heldBefore(), harmed.stoodBefore()));
            findings.add(Finding.is(words.message("finding.out", fate.name()), fate.out()));
        }
        return findings;
    }
}
