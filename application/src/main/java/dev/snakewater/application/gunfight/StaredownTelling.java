package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Finding;
import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.Tableau;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;

/** How a staredown is told: as in a gunfight, but for its end. */
final class StaredownTelling implements Telling<Gunfight, StaredownOutcome> {

    private final GunfightTelling fight = new GunfightTelling();
    private final Wording words = GunfightTelling.wording();

    @Override
    public List<Sentence> opening(Gunfight opening) {
        return fight.opening(opening);
    }

    @Override
    public List<Sentence> event(Event event) {
        return fight.event(event);
    }

    @Override
    public List<Sentence> ending(StaredownOutcome outcome) {
        String told = outcome.winner()
                .map(winner -> words.message("staredown.ending", winner))
                .orElseGet(() -> words.message("staredown.ending.tie"));
        return List.of(Sentence.deed(told, ""));
    }

    @Override
    public List<Finding> findings(Event event) {
        return fight.findings(event);
    }

    @Override
    public Tableau state(Gunfight now) {
        return fight.state(now);
    }

    @Override
    public List<Sentence> sheet(Gunfight now, Name fighter) {
        return fight.sheet(now, fighter);
    }

    @Override
    public List<Finding> findings(StaredownOutcome outcome) {
        List<Name> roster =
                outcome.stares().stream().map(StaredownOutcome.Stare::by).toList();
        List<Finding> findings = new ArrayList<>();
        findings.add(outcome.winner()
                .map(winner ->
                        new Finding.Is(words.message("finding.staredown"), roster.indexOf(winner), winner.toString()))
                .orElseGet(() -> new Finding.Is(
                        words.message("finding.staredown"), roster.size(), words.message("finding.tie"))));
        outcome.stares()
                .forEach(stare ->
                        findings.add(new Finding.Counts(words.message("finding.stare", stare.by()), stare.total())));
        return findings;
    }
}
