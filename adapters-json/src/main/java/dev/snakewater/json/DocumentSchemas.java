package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.rule.Never;
import dev.snakewater.domain.rule.Within;
import java.lang.reflect.RecordComponent;
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

    private static final Told NOTHING = (type, field) -> Optional.empty();
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
                ScenarioDocuments.fields(kind),
                field -> Envelope.constraints(field, kind),
                (type, field) -> told(kind, type, field),
                kind.scenario());
    }

    /** What a field is there for; of a policy, what each that there is does. */
    private Optional<String> told(ScenarioKind<?, ?, ?> kind, Class<?> type, String field) {
        Optional<String> ofAll = type == kind.scenario() ? Envelope.says(field) : Optional.empty();
        return ofAll.or(() -> words.of(type, field)).map(said -> field.equals(POLICY) ? said + policies(kind) : said);
    }

    private static String policies(ScenarioKind<?, ?, ?> kind) {
        return kind.policies().stream()
                .map(policy -> policy.id() + ": " + policy.about())
                .collect(Collectors.joining(" ", ". ", ""));
    }

    private Map<String, Object> transcriptLine() {
        return oneOf(Stream.of(TranscriptLine.Sort.values())
                .map(sort ->
                        object(sort.shape().fields(), this::ofTranscriptField, NOTHING, sort.getDeclaringClass())));
    }

    private Map<String, Object> ofTranscriptField(String field) {
        return switch (field) {
            case "dice" ->
                oneOf(Stream.of(
                                TranscriptLine.ByScript.class,
                                TranscriptLine.AtTable.class,
                                Account.DiceSource.Seeded.class)
                        .map(dice -> object(Shapes.of(dice).fields(), TranscriptLine::constraints, NOTHING, dice)));
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
     * @param type the record whose components the fields are
     */
    private Map<String, Object> object(
            List<Shape.Field> fields, Function<String, Map<String, Object>> constraints, Told told, Class<?> type) {
        Map<String, Object> properties = new LinkedHashMap<>();
        for (Shape.Field field : fields) {
            Map<String, Object> property = new LinkedHashMap<>();
            told.of(type, field.name()).ifPresent(said -> property.put("description", said));
            property.putAll(of(field.shape(), inner -> constraints.apply(field.name() + "/" + inner), told));
            component(type, field.name()).ifPresent(component -> limit(property, component));
            property.putAll(constraints.apply(field.name()));
            properties.put(field.name(), property);
        }
        Map<String, Object> object = keyword("type", "object");
        object.put("properties", properties);
        object.put(
                "required",
                fields.stream()
                        .filter(field -> field.need() == Shape.Need.REQUIRED)
                        .map(Shape.Field::name)
                        .toList());
        object.put("additionalProperties", false);
        return object;
    }

    private static Optional<RecordComponent> component(Class<?> type, String field) {
        return type.isRecord()
                ? Stream.of(type.getRecordComponents())
                        .filter(component -> component.getName().equals(field))
                        .findFirst()
                : Optional.empty();
    }

    /** Leaves out of what a schema says of a field, or of what is listed in it, whatever is refused there in any case. */
    @SuppressWarnings("unchecked") // A schema is made of maps from keywords.
    private static void limit(Map<String, Object> schema, RecordComponent component) {
        Map<String, Object> one = schema.containsKey("items") ? (Map<String, Object>) schema.get("items") : schema;
        Within within = component.getAnnotation(Within.class);
        if (within != null) {
            one.put("minimum", within.least());
            one.put("maximum", within.most());
        }
        Never never = component.getAnnotation(Never.class);
        if (never != null) {
            one.computeIfPresent(
                    "enum",
                    (keyword, words) -> ((List<String>) words)
                            .stream()
                                    .filter(word -> !word.equals(never.value()))
                                    .toList());
        }
    }

    private Map<String, Object> of(Shape shape, Function<String, Map<String, Object>> constraints, Told told) {
        return switch (shape) {
            case Shape.Plain plain -> of(plain);
            case Shape.OneOf oneOf -> keyword("enum", oneOf.words());
            case Shape.ListOf list -> {
                Map<String, Object> array = keyword("type", "array");
                array.put("items", of(list.items(), constraints, told));
                yield array;
            }
            case Shape.Fields fields -> object(fields.fields(), constraints, told, fields.type());
        };
    }

    /** What is told of the fields of records. */
    private interface Told {
        Optional<String> of(Class<?> type, String field);
    }

    private static Map<String, Object> of(Shape.Plain plain) {
        return switch (plain) {
            case TEXT -> keyword("type", "string");
            case TRUTH -> keyword("type", "boolean");
            case OBJECT -> keyword("type", "object");
            case NUMBER -> keyword("type", "number");
            case WHOLE_NUMBER -> integer(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG_NUMBER -> integer(Long.MIN_VALUE, Long.MAX_VALUE);
        };
    }

    private static Map<String, Object> integer(long minimum, long maximum) {
        Map<String, Object> integer = keyword("type", "integer");
        integer.put("minimum", minimum);
        integer.put("maximum", maximum);
        return integer;
    }

    private static Map<String, Object> keyword(String name, Object value) {
        Map<String, Object> keywords = new LinkedHashMap<>();
        keywords.put(name, value);
        return keywords;
    }
}
