package dev.snakewater.json;

import dev.snakewater.domain.rule.Among;
import dev.snakewater.domain.rule.Blank;
import dev.snakewater.domain.rule.Called;
import dev.snakewater.domain.rule.Items;
import dev.snakewater.domain.rule.Never;
import dev.snakewater.domain.rule.Records;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Within;
import dev.snakewater.domain.rule.Word;
import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The shapes of records, by what their components declare. */
final class Shapes {

    private static final int MOST_ITEMS = 10_000;

    private static final ClassValue<Shape.Fields> KNOWN = new ClassValue<>() {
        @Override
        protected Shape.Fields computeValue(Class<?> type) {
            Class<? extends Record> ofRecord = type.asSubclass(Record.class);
            return new Shape.Fields(ofRecord, fields(ofRecord).toList());
        }
    };

    private Shapes() {}

    /** Returns the shape of a record, of which each component is of a type that documents can hold. */
    static Shape.Fields of(Class<? extends Record> type) {
        return KNOWN.get(type);
    }

    /** Returns what documents call a component. */
    static String name(RecordComponent component) {
        return declared(component, Called.class).map(Called::value).orElseGet(component::getName);
    }

    private static Stream<Shape.Field> fields(Class<? extends Record> type) {
        return Records.components(type).stream()
                .flatMap(component -> component.isAnnotationPresent(Unwrapped.class)
                        ? of(component.getType().asSubclass(Record.class)).fields().stream()
                        : Stream.of(field(component)));
    }

    private static Shape.Field field(RecordComponent component) {
        boolean isWrapped = component.getType() == Optional.class;
        Type type = component.getGenericType();
        Shape shape = shape(isWrapped ? argument(type) : type, component);
        boolean isNeeded = !isWrapped && shape instanceof Shape.ListOf list && list.least() > 0;
        return new Shape.Field(
                name(component), component, shape, isNeeded ? Optional.empty() : Blank.leftOut(component));
    }

    private static Type argument(Type type) {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    private static Shape shape(Type type, RecordComponent component) {
        if (type instanceof ParameterizedType of && of.getRawType() == List.class) {
            Optional<Items> items = declared(component, Items.class);
            return new Shape.ListOf(
                    shape(argument(type), component),
                    items.map(Items::least).orElse(0),
                    items.map(Items::most).orElse(MOST_ITEMS));
        }
        if (!(type instanceof Class<?> plain)) {
            throw unknown(component);
        }
        Optional<TextForm> form = TextForm.of(plain);
        if (form.isPresent()) {
            return new Shape.Text(form.get(), declared(component, Spelt.class));
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return Shape.Plain.TRUTH;
        }
        if (plain == Json.Fields.class) {
            return Shape.Plain.OBJECT;
        }
        Optional<Never> never = declared(component, Never.class);
        if (plain.isEnum()) {
            List<String> refused = never.map(none -> List.of(none.value())).orElse(List.of());
            return new Shape.OneOf(
                    Stream.of(plain.getEnumConstants())
                            .<Enum<?>>map(constant -> (Enum<?>) constant)
                            .filter(constant -> !refused.contains(Word.said(constant)))
                            .toList(),
                    never);
        }
        if (plain.isRecord()) {
            return of(plain.asSubclass(Record.class));
        }
        return new Shape.Numeric(
                Shape.NumberKind.of(plain).orElseThrow(() -> unknown(component)), limits(component), never);
    }

    private static Optional<Shape.Limits> limits(RecordComponent component) {
        return declared(component, Within.class)
                .map(within -> new Shape.Limits(within.value()[0], within.value()[1], List.of(), within.rule()))
                .or(() -> declared(component, Among.class).map(among -> {
                    List<Integer> values = IntStream.of(among.value()).boxed().toList();
                    return new Shape.Limits(values.getFirst(), values.getLast(), values, among.rule());
                }));
    }

    private static <A extends Annotation> Optional<A> declared(RecordComponent component, Class<A> what) {
        return Optional.ofNullable(component.getAnnotation(what));
    }

    private static IllegalArgumentException unknown(RecordComponent component) {
        return new IllegalArgumentException(component.getDeclaringRecord().getSimpleName() + "." + component.getName()
                + " is of a type that documents cannot hold");
    }
}
