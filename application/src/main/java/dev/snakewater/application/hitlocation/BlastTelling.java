package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Finding;
import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.Wording;
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
        return Stream.concat(super.opening(blast).stream(), people.rulings(blast.rulings()).stream())
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
            findings.add(new Finding.Is(
                    words.message("finding.wounds", fate.name()),
                    fate.wounds().ordinal(),
                    Wording.capitalised(fate.wounds().toString())));
            findings.addAll(people.findings(fate, harmed.held(), harmed.stood()));
            findings.add(Finding.is(words.message("finding.out", fate.name()), fate.out()));
        }
        return findings;
    }
}
