package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;

/** How a staredown is told: as in a gunfight, but for its end. */
final class StaredownTelling extends PieceTelling<StaredownOutcome> {

    @Override
    public List<Sentence> ending(StaredownOutcome outcome) {
        String told = outcome.winner()
                .map(winner -> words.message("staredown.ending", winner))
                .orElseGet(() -> words.message("staredown.ending.tie"));
        return List.of(Sentence.deed(told, ""));
    }

    @Override
    public List<Finding> findings(StaredownOutcome outcome) {
        List<Name> roster =
                outcome.stares().stream().map(StaredownOutcome.Stare::by).toList();
        List<Finding> findings = new ArrayList<>();
        findings.add(outcome.winner()
                .map(winner ->
                        Finding.ranked(words.message("finding.staredown"), roster.indexOf(winner), winner.toString()))
                .orElseGet(() -> Finding.ranked(
                        words.message("finding.staredown"), roster.size(), words.message("finding.tie"))));
        outcome.stares()
                .forEach(stare ->
                        findings.add(Finding.counts(words.message("finding.stare", stare.by()), stare.total())));
        return findings;
    }
}
