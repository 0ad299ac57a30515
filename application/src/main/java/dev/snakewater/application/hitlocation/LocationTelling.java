package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import java.util.ArrayList;
import java.util.List;

/** How it is told where a hit goes. */
final class LocationTelling implements Telling<Locating, LocationOutcome> {

    private final Wording words = BodyWords.wording();

    @Override
    public Wording words() {
        return words;
    }

    private final EventWords events = new EventWords();

    @Override
    public List<Sentence> opening(Locating locating) {
        return List.of(
                Sentence.deed(words.message("location.die", locating.by(), new BodyWords().faces(locating.die())), ""));
    }

    @Override
    public List<Sentence> event(Event event) {
        return events.told((HitLocationEvent) event);
    }

    @Override
    public List<Sentence> ending(LocationOutcome outcome) {
        return List.of(Sentence.deed(
                outcome.part()
                        .map(part -> words.message("location.ending", outcome.by(), part))
                        .orElseGet(() -> words.message("location.open", outcome.by())),
                ""));
    }

    @Override
    public List<Finding> findings(LocationOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        outcome.part()
                .ifPresent(part -> findings.add(Finding.ranked(
                        words.message("finding.location", outcome.by()),
                        part.ordinal(),
                        Wording.capitalised(part.toString()))));
        findings.add(Finding.counts(words.message("finding.dice"), outcome.dice()));
        return findings;
    }

    @Override
    public List<Finding> findings(Event event) {
        return events.findings((HitLocationEvent) event);
    }
}
