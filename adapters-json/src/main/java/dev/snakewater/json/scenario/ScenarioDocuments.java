package dev.snakewater.json.scenario;

import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.JsonText;
import dev.snakewater.json.value.Placeholders;
import dev.snakewater.json.value.Pointer;
import dev.snakewater.json.value.Problems;
import dev.snakewater.json.value.RecordReader;
import dev.snakewater.json.value.RecordWriter;
import dev.snakewater.json.value.Shape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads scenarios from documents: a scenario, or everything that is wrong. */
public record ScenarioDocuments(List<Ruleset> rulesets) {

    /** Returns all kinds of scenario, rule text by rule text; they are made as they are asked for. */
    public Stream<ScenarioKind<?, ?>> kinds() {
        return rulesets.stream().flatMap(ruleset -> ruleset.kinds().stream());
    }

    /** Returns the scenario that a text, not blank, describes without a mistake. */
    public Scenario<?, ?> scenario(String document, String text) {
        Problems problems = new Problems();
        JsonText.Parsed parsed = JsonText.parsed(text, 1, problems);
        DocumentType.of(parsed.value())
                .filter(known -> !known.equals(DocumentType.SCENARIO))
                .ifPresent(another -> {
                    throw Problems.refused(document, "another-than-scenario", another);
                });
        parsed.broken().ifPresent(problem -> {
            throw new UnreadableException(document, List.of(problem));
        });
        return read(parsed.value(), problems, problems)
                .orElseThrow(() -> new UnreadableException(document, problems.told(), JsonText.placesIn(text)));
    }

    /**
     * Returns the scenario that a document describes; none if it has problems, which are added to the others. If limits are other
     * problems, the document is on record: it was right by the rules of its day, and they count only if it cannot be opened.
     */
    public Optional<Scenario<?, ?>> read(Json value, Problems problems, Problems limits) {
        if (!(value instanceof Json.Fields root)) {
            problems.tell(Pointer.ROOT, "no-scenario", value.inWords(), "{ ... }");
            return Optional.empty();
        }
        Json written = root.at(Envelope.KIND).orElse(new Json.Nothing());
        Optional<ScenarioKind<?, ?>> kind = kinds().filter(one ->
                        written instanceof Json.Text(String id) && one.id().equals(id))
                .findFirst();
        if (kind.isEmpty()) {
            if (written instanceof Json.Text(String word)) {
                List<String> ids = kinds().<String>map(ScenarioKind::id).toList();
                problems.tell(
                        Pointer.ROOT.field(Envelope.KIND),
                        "no-kind",
                        Problems.quoted(word),
                        Suggestions.instead(word, ids));
            }
            // What else may stand there, nobody knows.
            Map<String, Json> known = new LinkedHashMap<>(root.byName());
            known.keySet().retainAll(Envelope.names());
            new RecordReader(problems).record(new Json.Fields(known), Envelope.class);
        }
        return kind.flatMap(one -> read(one, root, problems, limits));
    }

    /** Returns a scenario as JSON, without fields that have their default. */
    public static Json.Fields written(Scenario<?, ?> scenario) {
        return Json.Fields.NONE
                .with("snakewater", Envelope.VERSION)
                .with(Envelope.KIND, scenario.kind().id())
                .with("title", scenario.title())
                .with("about", Optional.of(scenario.about()).filter(about -> !about.isEmpty()))
                .with("turnLimit", scenario.terms().turnLimit())
                .with("modifiers", Optional.of(scenario.terms().modifiers()).filter(some -> !some.isEmpty()))
                .with("script", Optional.of(scenario.script()).filter(some -> !some.isEmpty()))
                .withAll(RecordWriter.sparse((Record) scenario.setUp()));
    }

    /** Returns all fields of a scenario document of a kind: those of every scenario, then its own. */
    public static List<Shape.Field> fields(ScenarioKind<?, ?> kind) {
        List<Shape.Field> fields = Stream.of(Envelope.class, kind.scenario())
                .flatMap(part -> Shape.of(part.asSubclass(Record.class)).fields().stream())
                .toList();
        if (fields.stream().map(Shape.Field::name).distinct().count() < fields.size()) {
            throw new IllegalArgumentException(
                    "a scenario of " + kind.id() + " has a field that is called as one of every scenario");
        }
        return fields;
    }

    private static <S, O> Optional<Scenario<?, ?>> read(
            ScenarioKind<S, O> kind, Json.Fields root, Problems problems, Problems limits) {
        Placeholders unread = new Placeholders();
        problems.told().forEach(twice -> unread.cannotBeRead(new Pointer(twice.pointer())));
        RecordReader reading = new RecordReader(problems, limits, Optional.of(unread));
        Map<String, Object> values = reading.fields(root, fields(kind), Pointer.ROOT);
        Optional<Envelope> envelope = reading.built(Envelope.class, values, Pointer.ROOT);
        Optional<SetUp<S, O>> setUp = reading.built(kind.scenario().asSubclass(Record.class), values, Pointer.ROOT)
                .map(kind.scenario()::cast);
        envelope.ifPresent(read -> {
            if (unread.knows("/snakewater")) {
                Envelope.version(read.snakewater(), problems);
            }
            limits.addAll(
                    read.unknownNumbers(kind).stream().filter(unread::allow).toList());
        });
        if (envelope.isPresent() && setUp.isPresent()) {
            boolean isOnRecord = limits != problems;
            boolean counts = !isOnRecord || problems.found() > 0 || !opens(setUp.get());
            // What is beyond a limit no kind can look at.
            boolean canBeLookedAt = !isOnRecord || limits.found() == 0;
            if (counts && isOnRecord) {
                problems.addAll(limits.told());
            }
            if (counts && canBeLookedAt) {
                problems.addAll(problems(kind, setUp.get(), envelope.get(), unread));
            }
        }
        return problems.found() == 0
                ? envelope.map(says -> new Scenario<>(
                        kind, says.title(), says.about(), says.terms(), says.script(), setUp.orElseThrow()))
                : Optional.empty();
    }

    private static boolean opens(SetUp<?, ?> setUp) {
        try {
            setUp.everybody();
            setUp.opening();
            return true;
        } catch (RuntimeException cannot) {
            return false;
        }
    }

    /** Returns what does not go together, as far as that does not follow from what cannot be read. */
    private static List<Problem> problems(
            ScenarioKind<?, ?> kind, SetUp<?, ?> setUp, Envelope envelope, Placeholders unread) {
        List<Name> fighters = setUp.everybody();
        boolean areKnown = unread.know(fighters) && kind.naming().stream().allMatch(unread::knows);
        return Stream.concat(
                        setUp.problems().stream(), areKnown ? envelope.problems(fighters).stream() : Stream.empty())
                .filter(unread::allow)
                .toList();
    }
}
