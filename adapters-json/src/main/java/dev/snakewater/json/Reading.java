package dev.snakewater.json;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.rule.ByRule;
import dev.snakewater.domain.rule.Records;
import dev.snakewater.domain.rule.Unwrapped;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Makes values of JSON by their shapes, and collects everything that is wrong. Nothing is taken for what it is not; but a
 * document can be read to its end with something {@link StandIns else} in the place of what cannot be read.
 */
final class Reading {

    private static final int LONGEST_NUMBER = 40;

    private final Problems problems;
    private final Problems limits;
    private final Optional<StandIns> standIns;

    private Reading(Problems problems, Problems limits, Optional<StandIns> standIns) {
        this.problems = problems;
        this.limits = limits;
        this.standIns = standIns;
    }

    /** Collects what is wrong here. */
    Reading(Problems problems) {
        this(problems, problems, Optional.empty());
    }

    /** Collects what is wrong here, whatever limits are set to it: what was written once must be read for ever. */
    static Reading withoutLimits(Problems problems) {
        return new Reading(problems, new Problems(), Optional.empty());
    }

    /**
     * Collects what is wrong, and goes on with something else in the places of what cannot be read.
     *
     * @param limits gets what could be read, but for a limit that is set to it: if these are other problems, it is read all the same
     */
    Reading(Problems problems, Problems limits, StandIns standIns) {
        this(problems, limits, Optional.of(standIns));
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
                        .or(() -> instead(known.get(), at))
                        .ifPresent(read -> values.put(name, read));
            } else {
                unknown(name, object, fields, at);
            }
        });
        for (Shape.Field field : fields) {
            if (!object.byName().containsKey(field.name())) {
                field.leftOut().or(() -> missing(field, at)).ifPresent(none -> values.put(field.name(), none));
            }
        }
        return values;
    }

    private Optional<Object> missing(Shape.Field field, Pointer at) {
        problems.add(at.field(field.name()), "the field is missing", field.instead());
        return instead(field, at);
    }

    /** What the record holds where a field cannot be read. */
    private Optional<Object> instead(Shape.Field field, Pointer at) {
        return standIns.isPresent() ? standIns.get().of(field, at.field(field.name())) : field.leftOut();
    }

    /** What is called so may be any field that is spelt nearly so and is not there. */
    private void unknown(String name, Json.Fields object, List<Shape.Field> fields, Pointer at) {
        List<String> names = fields.stream().map(Shape.Field::name).toList();
        problems.add(() -> new Problem(
                at.field(name).text(), "there is no field " + Words.quoted(name), Spelling.instead(name, names)));
        List<String> open = names.stream()
                .filter(known -> !object.byName().containsKey(known))
                .toList();
        standIns.ifPresent(
                unread -> Spelling.meant(name, open).ifPresent(meant -> unread.cannotBeRead(at.field(meant))));
    }

    /** The record with these values of its components; none if one of them has no value, or they do not go together. */
    Optional<Object> built(Class<? extends Record> type, Map<String, Object> values, Pointer at) {
        List<RecordComponent> components = Records.components(type);
        List<Object> arguments = components.stream()
                .flatMap(component -> argument(component, values, at).stream())
                .toList();
        if (arguments.size() < components.size()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Records.made(type, arguments));
        } catch (IllegalArgumentException why) {
            refused(why, at);
            return Optional.empty();
        }
    }

    private Optional<Object> argument(RecordComponent component, Map<String, Object> values, Pointer at) {
        return component.isAnnotationPresent(Unwrapped.class)
                ? built(component.getType().asSubclass(Record.class), values, at)
                : Optional.ofNullable(values.get(component.getName()));
    }

    /** What stands in for something else may be what does not go with the rest. */
    private void refused(IllegalArgumentException why, Pointer at) {
        if (standIns.filter(unread -> unread.areWithin(at)).isEmpty()) {
            problems.add(at, "refused: " + Words.cut("" + why.getMessage()), "values that go together");
        }
    }

    private Optional<Object> field(Json value, Shape.Field field, Pointer at) {
        if (value instanceof Json.Nothing) {
            problems.add(() -> new Problem(at.text(), value.inWords() + " is not right here", field.instead()));
            return Optional.empty();
        }
        Optional<Object> read = value(value, field.shape(), at);
        return field.wrapped() ? read.map(Optional::of) : read;
    }

    private Optional<Object> value(Json value, Shape shape, Pointer at) {
        return switch (shape) {
            case Shape.Plain plain
            when plain == Shape.Plain.TRUTH && value instanceof Json.Truth truth -> Optional.of(truth.isTrue());
            case Shape.Plain plain
            when plain == Shape.Plain.OBJECT && value instanceof Json.Fields object -> Optional.of(object);
            case Shape.Text text when value instanceof Json.Text written -> text(written, text, at);
            case Shape.Numeric number when value instanceof Json.Numeral written -> number(written, number, at);
            case Shape.OneOf words when value instanceof Json.Text text -> constant(text.text(), words, at);
            case Shape.ListOf list when value instanceof Json.Items items -> list(items, list, at);
            case Shape.Fields fields
            when value instanceof Json.Fields object -> built(fields.type(), fields(object, fields.fields(), at), at);
            default -> wrong(value, shape, at);
        };
    }

    private Optional<Object> text(Json.Text written, Shape.Text shape, Pointer at) {
        String text = written.text();
        if (isTorn(text)) {
            problems.add(at, written.inWords() + " has half a character in it", "whole characters");
            return Optional.empty();
        }
        Optional<Object> read = shape.form().read(text);
        Complaints complaints = new Complaints(Wording.in());
        if (shape.spelling()
                .filter(spelling -> !spelling.pattern().matcher(text).find())
                .isPresent()) {
            complaints.add(
                    at.text(),
                    text.isBlank() ? "it is blank" : written.inWords() + " is not right here",
                    shape.inWords());
        } else {
            shape.form().complain(at.text(), text, complaints);
        }
        (read.isPresent() ? limits : problems).addAll(complaints.all());
        return read.filter(right -> complaints.isEmpty() || isLenient());
    }

    /** Whether limits keep nothing from being read. */
    private boolean isLenient() {
        return limits != problems;
    }

    /** Whether a surrogate is without its other half: no encoding could write such a text. */
    private static boolean isTorn(String text) {
        return text.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE);
    }

    private Optional<Object> number(Json.Numeral written, Shape.Numeric shape, Pointer at) {
        Optional<BigDecimal> exact = exact(written);
        Optional<Object> read = switch (shape.kind()) {
            case WHOLE -> exact.flatMap(number -> whole(number::intValueExact));
            case LONG -> exact.flatMap(number -> whole(number::longValueExact));
            case DECIMAL -> exact.filter(Reading::isWithinReach).map(number -> number);
        };
        if (read.isEmpty() && shape.kind() != Shape.NumberKind.DECIMAL && isDigits(written.spelt())) {
            String digits = shape.kind() == Shape.NumberKind.WHOLE ? "nine" : "eighteen";
            problems.add(at, written.inWords() + " is too large", "a whole number of at most " + digits + " digits");
            return Optional.empty();
        }
        if (read.isEmpty()) {
            return wrong(written, shape, at);
        }
        return read.filter(number -> isWithin(exact.orElseThrow(), shape, at));
    }

    private boolean isWithin(BigDecimal number, Shape.Numeric shape, Pointer at) {
        String spelt = number.stripTrailingZeros().toPlainString();
        Optional<Shape.Limits> broken = shape.limits().filter(range -> !range.allow(number));
        Optional<Shape.Refused> refused = shape.never()
                .filter(never -> never.values().stream().anyMatch(one -> number.compareTo(new BigDecimal(one)) == 0));
        if (broken.isEmpty() && refused.isEmpty()) {
            return true;
        }
        String by = broken.map(Shape.Limits::by)
                .or(() -> refused.map(Shape.Refused::by))
                .orElseThrow();
        String right = Stream.of(
                        shape.limits().map(Shape.Limits::inWords),
                        shape.never().map(never -> "not " + Words.listed(never.values())))
                .flatMap(Optional::stream)
                .reduce((range, not) -> range + ", and " + not)
                .orElseThrow();
        limits.add(at, spelt + " is out of range" + by, right);
        return isLenient();
    }

    private static boolean isDigits(String spelt) {
        return spelt.chars().allMatch(c -> c == '-' || Character.isDigit(c));
    }

    /** The number that is written; 2.0 and 2e0 are two as well. */
    private static Optional<BigDecimal> exact(Json.Numeral number) {
        if (number.spelt().length() > LONGEST_NUMBER) {
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

    private static Optional<Object> whole(Supplier<Object> number) {
        try {
            return Optional.of(number.get());
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
            String by = shape.never()
                    .filter(never -> never.values().contains(word))
                    .map(Shape.Refused::by)
                    .orElse(listedBy(shape));
            problems.add(() -> new Problem(
                    at.text(),
                    "there is no " + Words.quoted(word) + " here" + by,
                    Spelling.instead(word, shape.words())));
        }
        return constant;
    }

    private static String listedBy(Shape.OneOf shape) {
        return shape.constants().stream()
                .findFirst()
                .filter(ByRule.class::isInstance)
                .map(listed -> ", by " + ((ByRule) listed).why().id())
                .orElse("");
    }

    private Optional<Object> list(Json.Items items, Shape.ListOf shape, Pointer at) {
        int size = items.all().size();
        if (size < shape.least() || size > shape.most()) {
            limits.add(at, "a list of " + size, number(shape));
            if (!isLenient()) {
                return Optional.empty();
            }
        }
        List<Object> read = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            Pointer here = at.item(i);
            value(items.all().get(i), shape.items(), here)
                    .or(() -> standIns.flatMap(unread -> unread.of(shape.items(), here)))
                    .ifPresent(read::add);
        }
        return read.size() == size ? Optional.of(List.copyOf(read)) : Optional.empty();
    }

    private static String number(Shape.ListOf shape) {
        if (shape.least() == shape.most()) {
            return "a list of " + shape.most();
        }
        return shape.least() == 0 ? "at most " + shape.most() : "a list of " + shape.least() + " to " + shape.most();
    }

    private Optional<Object> wrong(Json value, Shape shape, Pointer at) {
        problems.add(() -> new Problem(at.text(), value.inWords() + " is not right here", shape.inWords()));
        return Optional.empty();
    }
}
