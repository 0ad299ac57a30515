package dev.snakewater.json.schema;

import dev.snakewater.application.scenario.OwnWords;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.json.file.DocumentFiles;
import dev.snakewater.json.scenario.DocumentType;
import dev.snakewater.json.scenario.Envelope;
import dev.snakewater.json.scenario.ScenarioDocuments;
import dev.snakewater.json.transcript.TranscriptLine;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.JsonPrinter;
import dev.snakewater.json.value.Problems;
import dev.snakewater.json.value.Shape;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The JSON Schemas (draft 2020-12) of documents. Those of what is read are made of the shapes that it is read by. */
public final class DocumentSchemas {

    private static final List<String> WRITTEN =
            List.of(DocumentType.REPORT, DocumentType.ODDS, DocumentType.SIMULATION);

    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private static final Pattern TOLD = Pattern.compile("(\"(?:description|title)\": )\"([^\"]+)\"");

    private final List<ScenarioKind<?, ?>> kinds;

    /** Descriptions of components by keys such as {@code application.gunfight.GunfightScenario.Fighter.nerve}. */
    private final OwnWords words;

    /** The schemas of the scenarios of some rule texts, and of what is made of them. */
    public DocumentSchemas(List<Ruleset> rulesets) {
        kinds = new ScenarioDocuments(rulesets).kinds().toList();
        words = OwnWords.of("fields", rulesets);
    }

    /** Returns the names that have a schema: all scenario kinds, {@code transcript}, and documents that are only written. */
    public List<String> names() {
        Stream<String> read =
                Stream.concat(kinds.stream().<String>map(ScenarioKind::id), Stream.of(DocumentType.TRANSCRIPT));
        return Stream.concat(read, WRITTEN.stream()).toList();
    }

    /** The schema of one of the names, as JSON text that ends with a newline; none if it is not among them. */
    public Optional<String> schema(String name) {
        if (WRITTEN.contains(name)) {
            return Optional.of(written(name));
        }
        if (name.equals(DocumentType.TRANSCRIPT)) {
            return Optional.of(text(Problems.WORDS.message("schema.transcript"), transcriptLine()));
        }
        return kinds.stream()
                .filter(kind -> kind.id().equals(name))
                .findFirst()
                .map(kind -> text(Problems.WORDS.message("schema.scenario", kind.id()), scenario(kind)));
    }

    private static String text(String title, Json.Fields schema) {
        return JsonPrinter.document(
                Json.Fields.NONE.with("$schema", DIALECT).with("title", title).withAll(schema));
    }

    /** Returns the schema of a document that is only written: a resource in which descriptions are keys of messages. */
    private static String written(String name) {
        String schema = DocumentFiles.text(
                "the schema of " + name,
                () -> Objects.requireNonNull(
                        DocumentSchemas.class.getResourceAsStream("/META-INF/snakewater/schemas/" + name + ".json")));
        return TOLD.matcher(schema)
                .replaceAll(told -> told.group(1)
                        + Matcher.quoteReplacement(
                                JsonPrinter.quoted(Problems.WORDS.message("schema." + told.group(2)))));
    }

    private Json.Fields scenario(ScenarioKind<?, ?> kind) {
        return new ObjectSchema(field ->
                        Json.Fields.NONE.with("description", told(kind, field)).withAll(constraints(field, kind)))
                .object(ScenarioDocuments.fields(kind));
    }

    private static Json.Fields constraints(Shape.Field field, ScenarioKind<?, ?> kind) {
        Class<?> type = field.component().getDeclaringRecord();
        boolean hasNumbers = !kind.numbers().isEmpty();
        if (type == GameMasterModifier.class && field.name().equals("on") && hasNumbers) {
            return Json.Fields.NONE.with("enum", kind.numbers());
        }
        return switch (type == Envelope.class ? field.name() : "") {
            case "snakewater" -> constant(Envelope.VERSION);
            case Envelope.KIND -> constant(kind.id());
            case "modifiers" -> Json.Fields.NONE.with("maxItems", hasNumbers ? Optional.empty() : Optional.of(0));
            default -> Json.Fields.NONE;
        };
    }

    private static Json.Fields constant(Object value) {
        return Json.Fields.NONE.with("const", value);
    }

    private Optional<String> told(ScenarioKind<?, ?> kind, Shape.Field field) {
        String record = field.component().getDeclaringRecord().getCanonicalName();
        String policies = kind.policies().stream()
                .map(policy -> policy.id() + ": " + policy.about(kind.telling().words()))
                .collect(Collectors.joining(" ", ". ", ""));
        return Optional.of(record.replaceFirst("^dev\\.snakewater\\.", "") + "." + field.name())
                .flatMap(words::said)
                .map(said -> said + (field.name().equals("policy") ? policies : ""));
    }

    private Json.Fields transcriptLine() {
        ObjectSchema line = new ObjectSchema(this::ofTranscriptField);
        return oneOf(Stream.of(TranscriptLine.Sort.values()).map(sort -> line.object(sort.fields())));
    }

    private Json.Fields ofTranscriptField(Shape.Field field) {
        boolean isOfHeader = field.component().getDeclaringRecord() == TranscriptLine.Header.class;
        return switch (field.name()) {
            case "snakewater" -> constant(Envelope.VERSION);
            case DocumentType.FIELD -> constant(DocumentType.TRANSCRIPT);
            case "edition", "undone", "redone" -> Json.Fields.NONE.with("minimum", 1);
            case "script", "atTable", "byHand" -> constant(true);
            case "scenario" -> oneOf(kinds.stream().map(this::scenario));
            case "dice" -> isOfHeader ? oneOf(TranscriptLine.DICE.stream().map(this::dice)) : Json.Fields.NONE;
            default -> Json.Fields.NONE;
        };
    }

    private Json.Fields dice(Class<? extends Record> source) {
        return new ObjectSchema(this::ofTranscriptField).object(Shape.of(source).fields());
    }

    private static Json.Fields oneOf(Stream<Json.Fields> alternatives) {
        return Json.Fields.NONE.with("oneOf", alternatives.toList());
    }

    /** Makes the schema of an object, with what is said of a field besides its shape. */
    private record ObjectSchema(Function<Shape.Field, Json.Fields> beside) {

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
