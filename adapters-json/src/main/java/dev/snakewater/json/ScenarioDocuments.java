package dev.snakewater.json;

import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
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
            case JsonText.Parsed.Broken broken ->
                throw DocumentSort.of(text)
                        .filter(DocumentSort::isNoScenario)
                        .map(sort -> another(document, sort))
                        .orElseGet(() -> broken.refusal(document));
            case JsonText.Parsed.Whole whole -> {
                DocumentSort.of(whole.value())
                        .filter(DocumentSort::isNoScenario)
                        .ifPresent(sort -> {
                            throw another(document, sort);
                        });
                yield read(whole.value(), problems).orElseThrow(() -> problems.refusal(document));
            }
        };
    }

    /** The scenario that a document describes; none if it has problems, which are added to the others. */
    Optional<Scenario<?, ?, ?>> read(Json value, Problems problems) {
        if (!(value instanceof Json.Fields root)) {
            problems.add(Pointer.ROOT, value.inWords() + " is no scenario document", "an object: { ... }");
            return Optional.empty();
        }
        Optional<ScenarioKind<?, ?, ?>> kind = kind(root, problems);
        if (kind.isEmpty()) {
            // What else may stand there, nobody knows.
            Map<String, Json> known = new LinkedHashMap<>(root.byName());
            known.keySet().retainAll(Envelope.names());
            Reading reading = new Reading(problems);
            Envelope.of(reading.fields(new Json.Fields(known), Envelope.FIELDS, Pointer.ROOT), problems);
        }
        return kind.flatMap(known -> read(known, root, problems));
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

    private static Unreadable another(String document, DocumentSort sort) {
        return DocumentBytes.refused(document, "it is a " + sort.word() + ", no scenario", "a scenario document");
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
        List<Problem> shape = problems.found() == 0 ? List.of() : problems.told();
        List<Problem> own = setUp.map(kind::problems).orElse(List.of());
        problems.addAll(
                own.stream().filter(problem -> !couldFollow(problem, shape)).toList());
        // Who fights can be asked only of a set-up that has no problems, told or not.
        if (envelope.isPresent() && setUp.isPresent() && own.isEmpty()) {
            Envelope.checkScript(envelope.get().script(), kind.fighters(setUp.get()), problems);
            Modifiers.check(envelope.get().terms().modifiers(), kind.fighters(setUp.get()), kind.numbers(), problems);
        }
        return problems.found() == 0
                ? Optional.of(new Scenario<>(
                        kind,
                        envelope.orElseThrow().title(),
                        envelope.orElseThrow().about(),
                        envelope.orElseThrow().terms(),
                        envelope.orElseThrow().script(),
                        setUp.orElseThrow()))
                : Optional.empty();
    }

    /**
     * Whether a problem could be there only because of one that is told already: a field that is wrong counts as left out,
     * and what its neighbours and what it belongs to say of it then may not be so.
     */
    private static boolean couldFollow(Problem problem, List<Problem> told) {
        String at = problem.pointer();
        return told.stream().map(Problem::pointer).anyMatch(wrong -> {
            String around = wrong.substring(0, Math.max(0, wrong.lastIndexOf('/')));
            boolean neighbours = !around.isEmpty()
                    && at.substring(0, at.lastIndexOf('/') + 1).equals(around + "/");
            return neighbours || (at + "/").startsWith(wrong + "/") || wrong.startsWith(at + "/");
        });
    }
}
