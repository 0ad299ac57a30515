package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.ScenarioKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The JSON Schemas (draft 2020-12) of documents. What is read has its schema made of the same shapes that it is read by; of
 * a transcript, that is the schema of any one line.
 */
public final class DocumentSchemas {

    /** What is only written. */
    private static final List<String> WRITTEN = Stream.of(
                    DocumentSort.REPORT, DocumentSort.ODDS, DocumentSort.SIMULATION)
            .map(DocumentSort::word)
            .toList();

    private static final String POLICY = "policy";
    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private final List<ScenarioKind<?, ?, ?>> kinds;
    private final FieldWords words = FieldWords.ofTheRecords();

    /** The schemas of the scenarios of some rule texts, and of what is made of them. */
    public DocumentSchemas(List<Ruleset> rulesets) {
        kinds = rulesets.stream()
                .<ScenarioKind<?, ?, ?>>flatMap(ruleset -> ruleset.kinds().stream())
                .toList();
    }

    /** What there are schemas of: the ids of all scenario kinds, {@code transcript}, and what is only written. */
    public List<String> names() {
        Stream<String> read =
                Stream.concat(kinds.stream().<String>map(ScenarioKind::id), Stream.of(DocumentSort.TRANSCRIPT.word()));
        return Stream.concat(read, WRITTEN.stream()).toList();
    }

    /** The schema of one of the names, as JSON text that ends with a newline; none if it is not among them. */
    public Optional<String> schema(String name) {
        if (WRITTEN.contains(name)) {
            return Optional.of(written(name));
        }
        if (name.equals(DocumentSort.TRANSCRIPT.word())) {
            return Optional.of(text("A line of a Snakewater transcript: the record of a fight", transcriptLine()));
        }
        return kinds.stream()
                .filter(kind -> kind.id().equals(name))
                .findFirst()
                .map(kind -> text("A Snakewater scenario of the kind " + kind.id(), scenario(kind)));
    }

    private static String text(String title, Map<String, Object> schema) {
        return Layout.document(new WrittenFields()
                .with("$schema", DIALECT)
                .with("title", title)
                .withAll((Json.Fields) Written.of(schema))
                .json());
    }

    /** What is only written needs no shapes: its schema is a document of its own. */
    private static String written(String name) {
        return DocumentBytes.text(
                "the schema of " + name,
                () -> Objects.requireNonNull(
                        DocumentSchemas.class.getResourceAsStream("/META-INF/snakewater/schemas/" + name + ".json")));
    }

    private Map<String, Object> scenario(ScenarioKind<?, ?, ?> kind) {
        return object(
                ScenarioDocuments.fields(kind), field -> Envelope.constraints(field, kind), field -> told(kind, field));
    }

    /** What a field is there for; of a policy, what each that there is does. */
    private Optional<String> told(ScenarioKind<?, ?, ?> kind, Shape.Field field) {
        return words.of(field.declaredBy(), field.name())
                .map(said -> field.name().equals(POLICY) ? said + policies(kind) : said);
    }

    private static String policies(ScenarioKind<?, ?, ?> kind) {
        return kind.policies().stream()
                .map(policy -> policy.id() + ": " + policy.about(kind.telling().words()))
                .collect(Collectors.joining(" ", ". ", ""));
    }

    private Map<String, Object> transcriptLine() {
        return oneOf(Stream.of(TranscriptLine.Sort.values())
                .map(sort -> object(sort.fields(), this::ofTranscriptField, DocumentSchemas::nothing)));
    }

    private Map<String, Object> ofTranscriptField(String field) {
        return switch (field) {
            case "dice" ->
                oneOf(Stream.of(
                                TranscriptLine.ByScript.class,
                                TranscriptLine.AtTable.class,
                                Account.DiceSource.Seeded.class)
                        .map(dice -> object(
                                Shapes.of(dice).fields(), TranscriptLine::constraints, DocumentSchemas::nothing)));
            case "scenario" -> oneOf(kinds.stream().map(this::scenario));
            default -> TranscriptLine.constraints(field);
        };
    }

    private static Map<String, Object> oneOf(Stream<Map<String, Object>> alternatives) {
        return keyword("oneOf", alternatives.toList());
    }

    /**
     * The schema of an object.
     *
     * @param constraints what it says of a field beyond its shape
     * @param told what a field is there for, if that is told
     */
    private Map<String, Object> object(
            List<Shape.Field> fields,
            Function<String, Map<String, Object>> constraints,
            Function<Shape.Field, Optional<String>> told) {
        Map<String, Object> properties = new LinkedHashMap<>();
        for (Shape.Field field : fields) {
            Map<String, Object> property = new LinkedHashMap<>();
            told.apply(field).ifPresent(said -> property.put("description", said));
            property.putAll(of(field.shape(), inner -> constraints.apply(field.name() + "/" + inner), told));
            field.byDefault().ifPresent(value -> property.put("default", value));
            property.putAll(constraints.apply(field.name()));
            properties.put(field.name(), property);
        }
        Map<String, Object> object = keyword("type", "object");
        object.put("properties", properties);
        object.put(
                "required",
                fields.stream()
                        .filter(Shape.Field::isRequired)
                        .map(Shape.Field::name)
                        .toList());
        object.put("additionalProperties", false);
        return object;
    }

    private Map<String, Object> of(
            Shape shape,
            Function<String, Map<String, Object>> constraints,
            Function<Shape.Field, Optional<String>> told) {
        return switch (shape) {
            case Shape.Plain plain -> keyword("type", plain == Shape.Plain.TRUTH ? "boolean" : "object");
            case Shape.Text text -> of(text);
            case Shape.Numeric number -> of(number);
            case Shape.OneOf oneOf -> keyword("enum", oneOf.words());
            case Shape.ListOf list -> {
                Map<String, Object> array = keyword("type", "array");
                array.put("items", of(list.items(), constraints, told));
                if (list.least() > 0) {
                    array.put("minItems", list.least());
                }
                array.put("maxItems", list.most());
                yield array;
            }
            case Shape.Fields fields -> object(fields.fields(), constraints, told);
        };
    }

    private static Map<String, Object> of(Shape.Text shape) {
        Map<String, Object> text = keyword("type", "string");
        String form = shape.form().pattern();
        if (!form.isEmpty()) {
            text.put("pattern", form);
        }
        shape.spelling().map(spelling -> spelling.pattern().pattern()).ifPresent(spelt -> {
            if (form.isEmpty()) {
                text.put("pattern", spelt);
            } else {
                text.put("allOf", List.of(keyword("pattern", spelt)));
            }
        });
        return text;
    }

    private static Map<String, Object> of(Shape.Numeric shape) {
        Map<String, Object> number = keyword("type", shape.kind() == Shape.NumberKind.DECIMAL ? "number" : "integer");
        long least = shape.kind() == Shape.NumberKind.LONG ? Long.MIN_VALUE : Integer.MIN_VALUE;
        if (shape.kind() != Shape.NumberKind.DECIMAL || shape.limits().isPresent()) {
            number.put(
                    "minimum",
                    shape.limits().map(limits -> (long) limits.least()).orElse(least));
            number.put(
                    "maximum",
                    shape.limits().map(limits -> (long) limits.most()).orElse(-1 - least));
        }
        shape.limits()
                .filter(limits -> !limits.only().isEmpty())
                .ifPresent(limits -> number.put("enum", limits.only()));
        shape.never()
                .ifPresent(never -> number.put(
                        "not",
                        keyword(
                                "enum",
                                never.values().stream().map(Json.Numeral::new).toList())));
        return number;
    }

    /** Of the fields of transcripts nothing is said. */
    private static Optional<String> nothing(Shape.Field field) {
        return Optional.empty();
    }

    private static Map<String, Object> keyword(String name, Object value) {
        Map<String, Object> keywords = new LinkedHashMap<>();
        keywords.put(name, value);
        return keywords;
    }
}
