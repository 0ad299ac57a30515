package dev.snakewater.json;

import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Terms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes scenarios of the text of documents: all that is right, or everything that is wrong. */
final class ScenarioDocuments {

    private final List<ScenarioKind<?, ?, ?>> kinds;

    /** Reads scenarios of all kinds that these rule texts have. */
    ScenarioDocuments(List<Ruleset> rulesets) {
        kinds = rulesets.stream()
                .<ScenarioKind<?, ?, ?>>flatMap(ruleset -> ruleset.kinds().stream())
                .toList();
    }

    /**
     * The scenario that a text describes.
     *
     * @param document what it is called in messages
     * @param text its text, not blank
     * @throws Unreadable if it has problems
     */
    Scenario<?, ?, ?> scenario(String document, String text) {
        Problems problems = new Problems();
        return switch (JsonText.parsed(text, problems)) {
            case JsonText.Parsed.Broken broken -> throw new Unreadable(document, List.of(broken.problem()));
            case JsonText.Parsed.Whole whole -> scenario(document, whole.value(), problems);
        };
    }

    /** All fields of a scenario document of a kind: those of every scenario, then its own. */
    static List<Shape.Field> fields(ScenarioKind<?, ?, ?> kind) {
        List<Shape.Field> fields = new ArrayList<>(Envelope.FIELDS);
        fields.addAll(Shapes.of(kind.scenario().asSubclass(Record.class)).fields());
        if (fields.stream().map(Shape.Field::name).distinct().count() < fields.size()) {
            throw new IllegalArgumentException(
                    "a scenario of " + kind.id() + " has a field that is called as one of every scenario");
        }
        return fields;
    }

    private Scenario<?, ?, ?> scenario(String document, Json value, Problems problems) {
        if (!(value instanceof Json.Fields root)) {
            throw DocumentBytes.refused(document, value.inWords() + " is no scenario document", "an object: { ... }");
        }
        Optional<ScenarioKind<?, ?, ?>> kind = kind(root, problems);
        if (kind.isEmpty()) {
            // What else may stand there, nobody knows.
            Map<String, Json> known = new LinkedHashMap<>(root.byName());
            known.keySet().retainAll(Envelope.names());
            Reading reading = new Reading(problems);
            Envelope.of(reading.fields(new Json.Fields(known), Envelope.FIELDS, Pointer.ROOT), problems);
            throw new Unreadable(document, problems.told());
        }
        return read(kind.get(), root, problems).orElseThrow(() -> new Unreadable(document, problems.told()));
    }

    private Optional<ScenarioKind<?, ?, ?>> kind(Json.Fields root, Problems problems) {
        if (!(root.byName().get(Envelope.KIND) instanceof Json.Text written)) {
            return Optional.empty();
        }
        Optional<ScenarioKind<?, ?, ?>> known =
                kinds.stream().filter(kind -> kind.id().equals(written.text())).findFirst();
        if (known.isEmpty()) {
            List<String> ids = kinds.stream().<String>map(ScenarioKind::id).toList();
            problems.add(
                    Pointer.ROOT.field(Envelope.KIND),
                    "there is no kind of scenario called " + Words.quoted(written.text()),
                    Words.suggesting(written.text(), ids));
        }
        return known;
    }

    private static <C, S, O> Optional<Scenario<?, ?, ?>> read(
            ScenarioKind<C, S, O> kind, Json.Fields root, Problems problems) {
        Reading reading = new Reading(problems);
        Map<String, Object> values = reading.fields(root, fields(kind), Pointer.ROOT);
        Optional<Envelope> envelope = Envelope.of(values, problems);
        Optional<C> setUp = reading.built(kind.scenario().asSubclass(Record.class), values, Pointer.ROOT)
                .map(kind.scenario()::cast);
        setUp.map(kind::problems).orElse(List.of()).forEach(problem -> problems.add(() -> problem));
        return problems.found() == 0
                ? Optional.of(new Scenario<>(
                        kind,
                        envelope.orElseThrow().title(),
                        envelope.orElseThrow().about(),
                        Terms.of(envelope.orElseThrow().turnLimit()),
                        envelope.orElseThrow().script(),
                        setUp.orElseThrow()))
                : Optional.empty();
    }
}
