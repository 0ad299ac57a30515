package dev.snakewater.json;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is wrong with a document, and by whom it is found.
 *
 * @param ofPlaces what is not right by itself, wherever it stands: found by the reading
 * @param between what does not go with something else: found by the kind, or with those who fight; as if nothing could not be read
 */
record Findings(List<Problem> ofPlaces, List<Problem> between) {

    /** Returns what is found wrong with a document of a kind. */
    static <C> Findings of(ScenarioKind<C, ?, ?> kind, String document) {
        Problems problems = new Problems();
        Json.Fields root = (Json.Fields) ((JsonText.Parsed.Whole) JsonText.parsed(document, problems)).value();
        Reading reading = new Reading(problems, problems, new StandIns());
        Map<String, Object> values = reading.fields(root, ScenarioDocuments.fields(kind), Pointer.ROOT);
        Optional<Envelope> envelope =
                reading.built(Envelope.class, values, Pointer.ROOT).map(Envelope.class::cast);
        Optional<C> setUp = reading.built(kind.scenario().asSubclass(Record.class), values, Pointer.ROOT)
                .map(kind.scenario()::cast);
        envelope.map(read -> read.unknownNumbers(kind)).ifPresent(problems::addAll);
        return new Findings(
                problems.told(),
                envelope.isPresent() && setUp.isPresent() ? between(kind, setUp.get(), envelope.get()) : List.of());
    }

    private static <C> List<Problem> between(ScenarioKind<C, ?, ?> kind, C setUp, Envelope envelope) {
        List<Problem> own = kind.problems(setUp);
        List<Name> fighters = own.isEmpty() ? kind.fighters(setUp) : List.of();
        return own.isEmpty() ? envelope.problems(fighters) : own;
    }
}
