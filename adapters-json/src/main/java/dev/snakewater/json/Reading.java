package dev.snakewater.json;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.domain.rule.ByRule;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Makes values of JSON by their shapes, and collects everything that is wrong. Nothing is taken for what it is not. */
final class Reading {

    private static final int MOST_ITEMS = 10_000;
    private static final int LONGEST_NUMBER = 40;

    private final Problems problems;

    /** Collects what is wrong here. */
    Reading(Problems problems) {
        this.problems = problems;
    }

    /** Whether a value is of a shape. */
    static boolean isRight(Json value, Shape shape) {
        return new Reading(new Problems()).value(value, shape, Pointer.ROOT).isPresent();
    }

    /**
     * The values of an object's fields by their names, as a record's constructor takes them. Fields that must be there and
     * are wrong or missing have none; others that are wrong count as left out.
     */
    Map<String, Object> fields(Json.Fields object, List<Shape.Field> fields, Pointer at) {
        Map<String, Object> values = new LinkedHashMap<>();
        object.byName().forEach((name, value) -> {
            Optional<Shape.Field> known =
                    fields.stream().filter(field -> field.name().equals(name)).findFirst();
            if (known.isPresent()) {
                field(value, known.get(), at.field(name))
                        .or(() -> leftOut(known.get()))
                        .ifPresent(read -> values.put(name, read));
            } else {
                problems.add(() -> unknown(name, fields, at));
            }
        });
        for (Shape.Field field : fields) {
            if (!object.byName().containsKey(field.name())) {
                leftOut(field)
                        .ifPresentOrElse(
                                none -> values.put(field.name(), none),
                                () -> problems.add(at.field(field.name()), "the field is missing", field.instead()));
            }
        }
        return values;
    }

    /** What stands for a field that is left out; nothing, if it must be there. */
    private static Optional<Object> leftOut(Shape.Field field) {
        return switch (field.need()) {
            case REQUIRED -> Optional.empty();
            case OPTIONAL -> Optional.of(Optional.empty());
            case EMPTY_IF_LEFT_OUT -> Optional.of(List.of());
        };
    }

    /** The record with these values of its components; none if one of them has no value. */
    Optional<Object> built(Class<? extends Record> type, Map<String, Object> values, Pointer at) {
        RecordComponent[] components = type.getRecordComponents();
        List<Object> arguments = Stream.of(components)
                .flatMap(component -> Optional.ofNullable(values.get(component.getName())).stream())
                .toList();
        if (arguments.size() < components.length) {
            return Optional.empty();
        }
        try {
            Constructor<? extends Record> constructor = type.getDeclaredConstructor(
                    Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return Optional.of(constructor.newInstance(arguments.toArray()));
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof IllegalArgumentException why) {
                problems.add(at, "refused: " + Words.cut("" + why.getMessage()), "values that go together");
                return Optional.empty();
            }
            throw new IllegalStateException(type.getSimpleName() + " cannot be made", refused);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(type.getSimpleName() + " cannot be made", impossible);
        }
    }

    private static Problem unknown(String name, List<Shape.Field> fields, Pointer at) {
        List<String> names = fields.stream().map(Shape.Field::name).toList();
        return new Problem(
                at.field(name).text(), "there is no field " + Words.quoted(name), Spelling.instead(name, names));
    }

    private Optional<Object> field(Json value, Shape.Field field, Pointer at) {
        if (value instanceof Json.Nothing) {
            problems.add(() -> new Problem(at.text(), value.inWords() + " is not right here", field.instead()));
            return Optional.empty();
        }
        Optional<Object> read = value(value, field.shape(), at);
        return field.need() == Shape.Need.OPTIONAL ? read.map(Optional::of) : read;
    }

    private Optional<Object> value(Json value, Shape shape, Pointer at) {
        return switch (shape) {
            case Shape.Plain plain -> plain(value, plain, at);
            case Shape.OneOf words when value instanceof Json.Text text -> constant(text.text(), words, at);
            case Shape.ListOf list when value instanceof Json.Items items -> list(items, list, at);
            case Shape.Fields fields
            when value instanceof Json.Fields object -> built(fields.type(), fields(object, fields.fields(), at), at);
            case Shape.OneOf words -> wrong(value, shape, at);
            case Shape.ListOf list -> wrong(value, shape, at);
            case Shape.Fields fields -> wrong(value, shape, at);
        };
    }

    private Optional<Object> plain(Json value, Shape.Plain shape, Pointer at) {
        Optional<Object> read = switch (shape) {
            case TEXT -> value instanceof Json.Text text ? Optional.of(text.text()) : Optional.empty();
            case WHOLE_NUMBER -> number(value).flatMap(number -> exact(number::intValueExact));
            case LONG_NUMBER -> number(value).flatMap(number -> exact(number::longValueExact));
            case NUMBER -> number(value).filter(Reading::isWithinReach).map(number -> number);
            case TRUTH -> value instanceof Json.Truth truth ? Optional.of(truth.isTrue()) : Optional.empty();
            case OBJECT -> value instanceof Json.Fields object ? Optional.of(object) : Optional.empty();
        };
        if (value instanceof Json.Text text && shape == Shape.Plain.TEXT && isTorn(text.text())) {
            problems.add(at, value.inWords() + " has half a character in it", "whole characters");
            return Optional.empty();
        }
        if (read.isEmpty() && value instanceof Json.Numeral number && isDigits(number.spelt()) && isNumber(shape)) {
            String digits = shape == Shape.Plain.WHOLE_NUMBER ? "nine" : "eighteen";
            problems.add(at, value.inWords() + " is too large", "a whole number of at most " + digits + " digits");
            return Optional.empty();
        }
        return read.or(() -> wrong(value, shape, at));
    }

    /** Whether a surrogate is without its other half: no encoding could write such a text. */
    private static boolean isTorn(String text) {
        return text.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE);
    }

    private static boolean isNumber(Shape.Plain shape) {
        return shape == Shape.Plain.WHOLE_NUMBER || shape == Shape.Plain.LONG_NUMBER;
    }

    private static boolean isDigits(String spelt) {
        return spelt.chars().allMatch(c -> c == '-' || Character.isDigit(c));
    }

    /** The number that is written; 2.0 and 2e0 are two as well. */
    private static Optional<BigDecimal> number(Json value) {
        if (!(value instanceof Json.Numeral number) || number.spelt().length() > LONGEST_NUMBER) {
            return Optional.empty();
        }
        try {
            return Optional.of(new BigDecimal(number.spelt()));
        } catch (NumberFormatException tooLarge) {
            return Optional.empty();
        }
    }

    /** Whether a number can be written out in digits. */
    private static boolean isWithinReach(BigDecimal number) {
        return Math.abs(number.scale()) <= LONGEST_NUMBER;
    }

    private static Optional<Object> exact(Supplier<Object> whole) {
        try {
            return Optional.of(whole.get());
        } catch (ArithmeticException otherwise) {
            return Optional.empty();
        }
    }

    private Optional<Object> constant(String word, Shape.OneOf shape, Pointer at) {
        Optional<Object> constant = shape.constants().stream()
                .filter(candidate -> Words.of(candidate).equals(word))
                .<Object>map(candidate -> candidate)
                .findFirst();
        if (constant.isEmpty()) {
            String by = shape.constants().stream()
                    .findFirst()
                    .filter(ByRule.class::isInstance)
                    .map(listed -> ", by " + ((ByRule) listed).why().id())
                    .orElse("");
            problems.add(() -> new Problem(
                    at.text(),
                    "there is no " + Words.quoted(word) + " here" + by,
                    Spelling.instead(word, shape.words())));
        }
        return constant;
    }

    private Optional<Object> list(Json.Items items, Shape.ListOf shape, Pointer at) {
        if (items.all().size() > MOST_ITEMS) {
            problems.add(at, "a list of " + items.all().size(), "at most " + MOST_ITEMS);
            return Optional.empty();
        }
        List<Object> read = new ArrayList<>();
        for (int i = 0; i < items.all().size(); i++) {
            value(items.all().get(i), shape.items(), at.item(i)).ifPresent(read::add);
        }
        return read.size() == items.all().size() ? Optional.of(List.copyOf(read)) : Optional.empty();
    }

    private Optional<Object> wrong(Json value, Shape shape, Pointer at) {
        problems.add(() -> new Problem(at.text(), value.inWords() + " is not right here", shape.inWords()));
        return Optional.empty();
    }
}
