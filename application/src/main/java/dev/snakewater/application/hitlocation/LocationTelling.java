package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Finding;
import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How it is told where a hit goes. */
final class LocationTelling implements Telling<Locating, LocationOutcome> {

    private final Wording words = BodyWords.wording();
    private final EventWords events = new EventWords();

    @Override
    public List<Sentence> opening(Locating locating) {
        String faces = IntStream.range(0, LocationDie.SIDES)
                .mapToObj(face -> words.message(
                        "location.face", face + 1, locating.die().faces().get(face)))
                .collect(Collectors.joining(", "));
        return List.of(Sentence.deed(words.message("location.die", locating.by(), faces), ""));
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
                .ifPresent(part -> findings.add(new Finding.Is(
                        words.message("finding.location", outcome.by()),
                        part.ordinal(),
                        Wording.capitalised(part.toString()))));
        findings.add(new Finding.Counts(words.message("finding.dice"), outcome.dice()));
        return findings;
    }

    @Override
    public List<Finding> findings(Event event) {
        return events.findings((HitLocationEvent) event);
    }
}
