package dev.snakewater.json;

import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.ScenarioKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The JSON Schemas (draft 2020-12) of documents, made of the same shapes that documents are read by. */
public final class DocumentSchemas {

    private final List<ScenarioKind<?, ?, ?>> kinds;

    /** The schemas of the scenarios of some rule texts. */
    public DocumentSchemas(List<Ruleset> rulesets) {
        kinds = rulesets.stream()
                .<ScenarioKind<?, ?, ?>>flatMap(ruleset -> ruleset.kinds().stream())
                .toList();
    }

    /** What there are schemas of: the ids of all scenario kinds. */
    public List<String> names() {
        return kinds.stream().<String>map(ScenarioKind::id).toList();
    }

    /** The schema of one of the names, as JSON text that ends with a newline; none if it is not among them. */
    public Optional<String> schema(String name) {
        return kinds.stream().filter(kind -> kind.id().equals(name)).findFirst().map(DocumentSchemas::schema);
    }

    private static String schema(ScenarioKind<?, ?, ?> kind) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", "A Snakewater scenario of the kind " + kind.id());
        schema.putAll(object(ScenarioDocuments.fields(kind), field -> Envelope.constraints(field, kind.id())));
        return Layout.document(Written.of(schema));
    }

    private static Map<String, Object> object(
            List<Shape.Field> fields, Function<String, Map<String, Object>> constraints) {
        Map<String, Object> properties = new LinkedHashMap<>();
        for (Shape.Field field : fields) {
            Map<String, Object> property = of(field.shape(), inner -> constraints.apply(field.name() + "/" + inner));
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

    private static Map<String, Object> of(Shape shape, Function<String, Map<String, Object>> constraints) {
        return switch (shape) {
            case Shape.Plain plain -> of(plain);
            case Shape.OneOf oneOf -> keyword("enum", oneOf.words());
            case Shape.ListOf list -> {
                Map<String, Object> array = keyword("type", "array");
                array.put("items", of(list.items(), constraints));
                yield array;
            }
            case Shape.Fields fields -> object(fields.fields(), constraints);
        };
    }

    private static Map<String, Object> of(Shape.Plain plain) {
        return switch (plain) {
            case TEXT -> keyword("type", "string");
            case TRUTH -> keyword("type", "boolean");
            case OBJECT -> keyword("type", "object");
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
