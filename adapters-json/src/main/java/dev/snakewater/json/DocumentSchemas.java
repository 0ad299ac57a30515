package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.rule.Bundles;
import dev.snakewater.domain.rule.Spelt;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The JSON Schemas (draft 2020-12) of documents. What is read has its schema made of the same shapes that it is read by; of
 * a transcript, that is the schema of any one line.
 */
public final class DocumentSchemas {

    private static final List<String> WRITTEN =
            List.of(DocumentSort.REPORT, DocumentSort.ODDS, DocumentSort.SIMULATION);

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private final List<ScenarioKind<?, ?, ?>> kinds;

    /**
     * What records say of their components, made from their docstrings, with keys such as
     * {@code application.gunfight.GunfightScenario.Fighter.nerve}.
     */
    private final ResourceBundle words = Bundles.of("META-INF.snakewater.fields");

    /** The schemas of the scenarios of some rule texts, and of what is made of them. */
    public DocumentSchemas(List<Ruleset> rulesets) {
        kinds = new ScenarioDocuments(rulesets).kinds().toList();
    }

    /** What there are schemas of: the ids of all scenario kinds, {@code transcript}, and what is only written. */
    public List<String> names() {
        Stream<String> read =
                Stream.concat(kinds.stream().<String>map(ScenarioKind::id), Stream.of(DocumentSort.TRANSCRIPT));
        return Stream.concat(read, WRITTEN.stream()).toList();
    }

    /** The schema of one of the names, as JSON text that ends with a newline; none if it is not among them. */
    public Optional<String> schema(String name) {
        if (WRITTEN.contains(name)) {
            return Optional.of(written(name));
        }
        if (name.equals(DocumentSort.TRANSCRIPT)) {
            return Optional.of(text(Problems.WORDS.message("schema.transcript"), transcriptLine()));
        }
        return kinds.stream()
                .filter(kind -> kind.id().equals(name))
                .findFirst()
                .map(kind -> text(Problems.WORDS.message("schema.scenario", kind.id()), scenario(kind)));
    }

    private static String text(String title, Json.Fields schema) {
        return Layout.document(
                Json.Fields.NONE.with("$schema", DIALECT).with("title", title).withAll(schema));
    }

    /** What is only written needs no shapes: its schema is a document of its own. */
    private static String written(String name) {
        return DocumentBytes.text(
                "the schema of " + name,
                () -> Objects.requireNonNull(
                        DocumentSchemas.class.getResourceAsStream("/META-INF/snakewater/schemas/" + name + ".json")));
    }

    private Json.Fields scenario(ScenarioKind<?, ?, ?> kind) {
        return new Part(field -> Json.Fields.NONE
                        .with("description", told(kind, field))
                        .withAll(Envelope.constraints(field, kind)))
                .object(ScenarioDocuments.fields(kind));
    }

    /** What a field is there for; of a policy, what each that there is does. */
    private Optional<String> told(ScenarioKind<?, ?, ?> kind, Shape.Field field) {
        String record = field.component().getDeclaringRecord().getCanonicalName();
        String policies = kind.policies().stream()
                .map(policy -> policy.id() + ": " + policy.about(kind.telling().words()))
                .collect(Collectors.joining(" ", ". ", ""));
        return Optional.of(record.replaceFirst("^dev\\.snakewater\\.", "") + "." + field.name())
                .filter(words::containsKey)
                .map(said -> words.getString(said) + (field.name().equals("policy") ? policies : ""));
    }

    private Json.Fields transcriptLine() {
        Part line = new Part(this::ofTranscriptField);
        return oneOf(Stream.of(TranscriptLine.Sort.values()).map(sort -> line.object(sort.fields())));
    }

    private Json.Fields ofTranscriptField(Shape.Field field) {
        boolean isOfHeader = field.component().getDeclaringRecord() == TranscriptLine.Header.class;
        return switch (isOfHeader ? field.name() : "") {
            case "dice" ->
                oneOf(Stream.of(
                                TranscriptLine.ByScript.class,
                                TranscriptLine.AtTable.class,
                                Account.DiceSource.Seeded.class)
                        .map(source -> new Part(TranscriptLine::constraints)
                                .object(Shape.of(source).fields())));
            case "scenario" -> oneOf(kinds.stream().map(this::scenario));
            default -> TranscriptLine.constraints(field);
        };
    }

    private static Json.Fields oneOf(Stream<Json.Fields> alternatives) {
        return Json.Fields.NONE.with("oneOf", alternatives.toList());
    }

    /**
     * A document, or a part of one.
     *
     * @param beside what its schema says of a field beyond its shape
     */
    private record Part(Function<Shape.Field, Json.Fields> beside) {

        Json.Fields object(List<Shape.Field> fields) {
            Json.Fields properties = Json.Fields.NONE;
            for (Shape.Field field : fields) {
                properties = properties.with(field.name(), property(field));
            }
            return type("object")
                    .with("properties", properties)
                    .with(
                            "required",
                            fields.stream()
                                    .filter(field -> field.leftOut().isEmpty())
                                    .map(Shape.Field::name)
                                    .toList())
                    .with("additionalProperties", false);
        }

        private Json.Fields property(Shape.Field field) {
            Json.Fields said = beside.apply(field);
            return Json.Fields.NONE
                    .with("description", said.at("description"))
                    .withAll(of(field.shape()))
                    .with("default", field.byDefault())
                    .withAll(said);
        }

        private Json.Fields of(Shape shape) {
            return switch (shape) {
                case Shape.Plain plain -> type(plain == Shape.Plain.TRUTH ? "boolean" : "object");
                case Shape.Text text -> text(text);
                case Shape.Numeric number -> number(number);
                case Shape.OneOf oneOf -> Json.Fields.NONE.with("enum", oneOf.words());
                case Shape.ListOf list ->
                    type("array")
                            .with("items", of(list.items()))
                            .with("minItems", Optional.of(list.least()).filter(least -> least > 0))
                            .with("maxItems", list.most());
                case Shape.Fields fields -> object(fields.fields());
            };
        }

        private static Json.Fields text(Shape.Text shape) {
            List<String> patterns = Stream.concat(
                            Stream.of(shape.form().pattern()).filter(form -> !form.isEmpty()),
                            shape.spelt().map(Spelt::pattern).stream())
                    .toList();
            List<Map<String, String>> others =
                    patterns.stream().skip(1).map(one -> Map.of("pattern", one)).toList();
            return type("string")
                    .with("pattern", patterns.stream().findFirst())
                    .with("allOf", Optional.of(others).filter(all -> !all.isEmpty()));
        }

        private static Json.Fields number(Shape.Numeric shape) {
            boolean isDecimal = shape.kind() == Shape.NumberKind.DECIMAL;
            long least = shape.kind() == Shape.NumberKind.LONG ? Long.MIN_VALUE : Integer.MIN_VALUE;
            Optional<Shape.Limits> limits = shape.limits();
            Optional<List<Json.Numeral>> never = shape.never()
                    .map(none -> Stream.of(none.value()).map(Json.Numeral::new).toList());
            Optional<Long> kind = Optional.of(least).filter(whole -> !isDecimal);
            return type(isDecimal ? "number" : "integer")
                    .with("minimum", limits.map(lie -> (long) lie.least()).or(() -> kind))
                    .with("maximum", limits.map(lie -> (long) lie.most()).or(() -> kind.map(whole -> -1 - whole)))
                    .with("enum", limits.map(Shape.Limits::only).filter(only -> !only.isEmpty()))
                    .with("not", never.map(numbers -> Map.of("enum", numbers)));
        }

        private static Json.Fields type(String type) {
            return Json.Fields.NONE.with("type", type);
        }
    }
}
