package dev.snakewater.json;

import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

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
                yield read(whole.value(), Use.TO_PLAY, problems).orElseThrow(() -> problems.refusal(document));
            }
        };
    }

    /** What a scenario is read for. */
    enum Use {
        /** To be played: whatever a kind finds wrong with it counts. */
        TO_PLAY,
        /**
         * To play a record again: what a kind finds wrong with it counts only if it cannot even be opened. It was right by the
         * rules of its day.
         */
        ON_RECORD
    }

    /** The scenario that a document describes; none if it has problems, which are added to the others. */
    Optional<Scenario<?, ?, ?>> read(Json value, Use use, Problems problems) {
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
        return kind.flatMap(known -> read(known, root, use, problems));
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
                    Spelling.instead(written.text(), ids));
        }
        return known;
    }

    private static <C, S, O> Optional<Scenario<?, ?, ?>> read(
            ScenarioKind<C, S, O> kind, Json.Fields root, Use use, Problems problems) {
        List<String> twice = problems.told().stream().map(Problem::pointer).toList();
        Map<String, Object> values = new Reading(problems).fields(root, fields(kind), Pointer.ROOT);
        Optional<Envelope> envelope = Envelope.of(values, problems);
        Optional<C> setUp = new Reading(problems)
                .built(kind.scenario().asSubclass(Record.class), values, Pointer.ROOT)
                .map(kind.scenario()::cast);
        if (problems.found() == 0 && setUp.isPresent()) {
            List<Problem> found = problems(kind, setUp.get(), envelope);
            if (!found.isEmpty() && (use == Use.TO_PLAY || !opens(kind, setUp.get()))) {
                problems.addAll(found);
            }
        } else {
            problems.addAll(
                    whateverWasMeant(kind, root, twice, names(envelope), read -> problems(kind, read, envelope)));
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

    /** Whether a set-up that has problems can be opened all the same; what else may come of one, no kind promises. */
    private static <C> boolean opens(ScenarioKind<C, ?, ?> kind, C setUp) {
        try {
            kind.fighters(setUp);
            kind.open(setUp);
            return true;
        } catch (RuntimeException cannot) {
            return false;
        }
    }

    /**
     * What is wrong with a document that cannot be read everywhere, beside that.
     *
     * @param twice pointers to what is written more than once
     * @param names who is named in the script or the modifiers
     */
    private static <C> List<Problem> whateverWasMeant(
            ScenarioKind<C, ?, ?> kind,
            Json.Fields root,
            List<String> twice,
            List<String> names,
            Function<C, List<Problem>> problems) {
        Shape.Fields shape = Shapes.of(kind.scenario().asSubclass(Record.class));
        List<Json> examples = Stream.concat(
                        kind.examples().stream().<Json>map(example -> Written.sparse((Record) example)),
                        Stream.of(root))
                .toList();
        Unread.Search search = new Unread.Search(new Guesses(shape, examples, names), twice);
        Map<String, Json> own = new LinkedHashMap<>(
                search.known(root, fields(kind), Pointer.ROOT).byName());
        own.keySet().removeAll(Envelope.names());
        List<Unread> places = search.found().stream()
                .filter(place -> !Envelope.names().contains(place.at().steps().getFirst()))
                .toList();
        return new WhateverWasMeant(new Json.Fields(own), places, read -> {
                    Problems wrong = new Problems();
                    Reading reading = new Reading(wrong);
                    return reading.built(shape.type(), reading.fields(read, shape.fields(), Pointer.ROOT), Pointer.ROOT)
                            .filter(built -> wrong.found() == 0)
                            .map(built -> problems.apply(kind.scenario().cast(built)));
                })
                .problems();
    }

    private static List<String> names(Optional<Envelope> envelope) {
        return envelope.stream()
                .flatMap(known -> Stream.concat(
                        known.script().stream().map(ScriptLine::by),
                        known.terms().modifiers().stream().map(GameMasterModifier::whom)))
                .map(Name::text)
                .distinct()
                .toList();
    }

    /** What is wrong with a set-up; if nothing is, what in the script and the modifiers does not go with it. */
    private static <C> List<Problem> problems(ScenarioKind<C, ?, ?> kind, C setUp, Optional<Envelope> envelope) {
        List<Problem> own = kind.problems(setUp);
        if (!own.isEmpty() || envelope.isEmpty()) {
            return own;
        }
        // Who fights can be asked only of a set-up that has no problems.
        Problems of = new Problems();
        Envelope.checkScript(envelope.get().script(), kind.fighters(setUp), of);
        Modifiers.check(envelope.get().terms().modifiers(), kind.fighters(setUp), kind.numbers(), of);
        return of.told();
    }
}
