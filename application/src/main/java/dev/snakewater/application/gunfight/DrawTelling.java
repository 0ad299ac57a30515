package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;

/** How a draw is told: as in a gunfight, but for its end. */
final class DrawTelling extends PieceTelling<DrawOutcome> {

    @Override
    public List<Sentence> ending(DrawOutcome outcome) {
        List<Name> first = outcome.first();
        return List.of(Sentence.deed(
                switch (first.size()) {
                    case 0 -> words.message("draw.open");
                    case 1 -> words.message("draw.first", first.getFirst());
                    default -> words.message("draw.first.together", words.row(first));
                },
                ""));
    }

    @Override
    public List<Finding> findings(DrawOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        List<Name> first = outcome.first();
        if (!first.isEmpty()) {
            findings.add(Finding.ranked(words.message("finding.first"), rank(outcome), words.row(first)));
            findings.add(Finding.counts(words.message("finding.first.how-many"), first.size()));
        }
        outcome.draws()
                .forEach(draw -> findings.add(Finding.counts(words.message("finding.draw", draw.by()), draw.total())));
        return findings;
    }

    /** One alone comes before two together, and so on; those equally many in the order of the roster. */
    private static int rank(DrawOutcome outcome) {
        List<Name> roster = outcome.draws().stream().map(DrawOutcome.Draw::by).toList();
        return outcome.first().size() * roster.size()
                + roster.indexOf(outcome.first().getFirst());
    }
}
