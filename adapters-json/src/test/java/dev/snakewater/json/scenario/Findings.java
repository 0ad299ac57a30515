package dev.snakewater.json.scenario;

import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.JsonText;
import dev.snakewater.json.value.Placeholders;
import dev.snakewater.json.value.Pointer;
import dev.snakewater.json.value.Problems;
import dev.snakewater.json.value.RecordReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is found wrong with a document by its reading, and what could be read.
 *
 * @param kind the kind of the document
 * @param ofPlaces what is not right by itself, wherever it stands
 * @param unread what stands in the places of that
 * @param envelope what every scenario says
 * @param setUp what its kind says
 */
public record Findings(
        ScenarioKind<?, ?> kind,
        List<Problem> ofPlaces,
        Placeholders unread,
        Optional<Envelope> envelope,
        Optional<SetUp<?, ?>> setUp) {

    /** Reads a document of a kind. */
    public static Findings of(ScenarioKind<?, ?> kind, String document) {
        Problems problems = new Problems();
        Placeholders unread = new Placeholders();
        Json.Fields root = (Json.Fields) JsonText.parsed(document, 1, problems).value();
        RecordReader reading = new RecordReader(problems, problems, Optional.of(unread));
        Map<String, Object> values = reading.fields(root, ScenarioDocuments.fields(kind), Pointer.ROOT);
        Optional<Envelope> envelope = reading.built(Envelope.class, values, Pointer.ROOT);
        Optional<SetUp<?, ?>> setUp = reading.built(kind.scenario().asSubclass(Record.class), values, Pointer.ROOT)
                .map(kind.scenario()::cast);
        envelope.map(read -> read.unknownNumbers(kind)).ifPresent(problems::addAll);
        return new Findings(kind, problems.told(), unread, envelope, setUp);
    }

    /** Returns what does not go together, as if all could be read. */
    List<Problem> between() {
        return envelope.isEmpty() || setUp.isEmpty()
                ? List.of()
                : Stream.concat(setUp.get().problems().stream(), envelope.get().problems(fighters()).stream())
                        .toList();
    }

    /** Returns whether the names of all who fight could be read. */
    boolean knowsNames() {
        return setUp.isPresent()
                && unread.know(fighters())
                && kind.naming().stream().allMatch(unread::knows);
    }

    private List<Name> fighters() {
        return setUp.orElseThrow().everybody();
    }
}
