package dev.snakewater.json.schema;

import dev.snakewater.domain.field.Spelt;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.Shape;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes the schema of an object, with what is said of a field besides its shape. */
record ObjectSchema(Function<Shape.Field, Json.Fields> beside) {

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
