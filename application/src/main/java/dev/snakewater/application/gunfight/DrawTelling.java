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

/** How a draw is told: as in a gunfight, but for its end. */
final class DrawTelling implements Telling<Gunfight, DrawOutcome> {

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
    public List<Finding> findings(DrawOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        List<Name> first = outcome.first();
        if (!first.isEmpty()) {
            findings.add(new Finding.Is(words.message("finding.first"), rank(outcome), words.row(first)));
            findings.add(new Finding.Counts(words.message("finding.first.how-many"), first.size()));
        }
        outcome.draws()
                .forEach(draw ->
                        findings.add(new Finding.Counts(words.message("finding.draw", draw.by()), draw.total())));
        return findings;
    }

    /** One alone comes before two together, and so on; those equally many in the order of the roster. */
    private static int rank(DrawOutcome outcome) {
        List<Name> roster = outcome.draws().stream().map(DrawOutcome.Draw::by).toList();
        return outcome.first().size() * roster.size()
                + roster.indexOf(outcome.first().getFirst());
    }
}
