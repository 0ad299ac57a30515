package dev.snakewater.json.value;

import static dev.snakewater.json.value.Problems.WORDS;

import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.field.Never;
import dev.snakewater.domain.field.Records;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.rule.ByRule;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads records strictly by their shapes, and collects all problems. What only breaks a limit goes to {@code limits}: if these are
 * other problems, it is read all the same. With {@link Placeholders}, a document is read to its end.
 */
public record RecordReader(Problems problems, Problems limits, Optional<Placeholders> standIns) {

    /** Collects what is wrong, and stops there. */
    public RecordReader(Problems problems) {
        this(problems, problems, Optional.empty());
    }

    /** Collects what is wrong here, whatever limits are set to it: what was written once must be read for ever. */
    public static RecordReader withoutLimits(Problems problems) {
        return new RecordReader(problems, new Problems(), Optional.empty());
    }

    /** Returns the record that an object is; none if something is wrong with it. */
    public <R extends Record> Optional<R> record(Json.Fields object, Class<R> type) {
        return built(type, fields(object, Shape.of(type).fields(), Pointer.ROOT), Pointer.ROOT);
    }

    /** Returns the values of fields by name. A required field that is wrong or missing has none; another counts as left out. */
    public Map<String, Object> fields(Json.Fields object, List<Shape.Field> fields, Pointer at) {
        Map<String, Object> values = new LinkedHashMap<>();
        object.byName()
                .forEach((name, value) -> named(name, fields)
                        .ifPresentOrElse(
                                field -> field(value, field, at.field(name))
                                        .or(() -> instead(field, at))
                                        .ifPresent(read -> values.put(name, read)),
                                () -> unknown(name, object, fields, at)));
        for (Shape.Field field : fields) {
            if (!object.byName().containsKey(field.name())) {
                field.leftOut().or(() -> missing(field, at)).ifPresent(none -> values.put(field.name(), none));
            }
        }
        return values;
    }

    private static Optional<Shape.Field> named(String name, List<Shape.Field> fields) {
        for (Shape.Field field : fields) {
            if (field.name().equals(name)) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }

    private Optional<Object> missing(Shape.Field field, Pointer at) {
        problems.tell(at.field(field.name()), "missing", field.instead());
        return instead(field, at);
    }

    private Optional<Object> instead(Shape.Field field, Pointer at) {
        return standIns.isPresent() ? standIns.get().of(field, at.field(field.name())) : field.leftOut();
    }

    /** Adds the problem of an unknown field. A missing field with a similar name may be meant. */
    private void unknown(String name, Json.Fields object, List<Shape.Field> fields, Pointer at) {
        List<String> names = fields.stream().map(Shape.Field::name).toList();
        problems.add(() ->
                Problems.problem(at.field(name), "no-field", Problems.quoted(name), Suggestions.instead(name, names)));
        List<String> open = names.stream()
                .filter(known -> !object.byName().containsKey(known))
                .toList();
        standIns.ifPresent(
                unread -> Suggestions.meant(name, open).ifPresent(meant -> unread.cannotBeRead(at.field(meant))));
    }

    /** Returns the record with these values of its components; none if one of them has no value, or they do not go together. */
    public <R extends Record> Optional<R> built(Class<R> type, Map<String, Object> values, Pointer at) {
        List<RecordComponent> components = Records.components(type);
        List<Object> arguments = new ArrayList<>(components.size());
        for (RecordComponent component : components) {
            argument(component, values, at).ifPresent(arguments::add);
        }
        if (arguments.size() < components.size()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Records.made(type, arguments));
        } catch (IllegalArgumentException why) {
            // What stands in for something else may be what does not go with the rest.
            if (standIns.filter(unread -> unread.areWithin(at)).isEmpty()) {
                problems.tell(at, "refused", Problems.cut("" + why.getMessage()));
            }
            return Optional.empty();
        }
    }

    private Optional<?> argument(RecordComponent component, Map<String, Object> values, Pointer at) {
        return component.isAnnotationPresent(Unwrapped.class)
                ? built(component.getType().asSubclass(Record.class), values, at)
                : Optional.ofNullable(values.get(Shape.name(component)));
    }

    private Optional<Object> field(Json value, Shape.Field field, Pointer at) {
        if (value instanceof Json.Nothing) {
            problems.tell(at, "wrong", value.inWords(), field.instead());
            return Optional.empty();
        }
        Optional<Object> read = value(value, field.shape(), at);
        return field.isWrapped() ? read.map(Optional::of) : read;
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
            case Shape.ListOf list when value instanceof Json.Items items -> list(items.all(), list, at);
            case Shape.Fields fields
            when value instanceof Json.Fields object ->
                built(fields.type(), fields(object, fields.fields(), at), at).map(read -> read);
            default -> wrong(value, shape, at);
        };
    }

    private Optional<Object> wrong(Json value, Shape shape, Pointer at) {
        problems.tell(at, "wrong", value.inWords(), shape.inWords());
        return Optional.empty();
    }

    private Optional<Object> text(Json.Text written, Shape.Text shape, Pointer at) {
        String text = written.text();
        // A surrogate without its other half: no encoding could write such a text.
        if (text.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE)) {
            problems.tell(at, "half-a-character", written.inWords());
            return Optional.empty();
        }
        ProblemCollector complaints = new ProblemCollector(WORDS);
        if (shape.spelt()
                .filter(spelt -> !Pattern.compile(spelt.pattern()).matcher(text).find())
                .isPresent()) {
            complaints.tell(at.text(), text.isBlank() ? "blank" : "wrong", written.inWords(), shape.inWords());
        } else {
            shape.form().complain(at.text(), text, complaints);
        }
        Optional<Object> read = shape.form().read(text);
        (read.isPresent() ? limits : problems).addAll(complaints.all());
        return read.filter(right -> complaints.isEmpty() || isLenient());
    }

    private boolean isLenient() {
        return limits != problems;
    }

    private Optional<Object> number(Json.Numeral written, Shape.Numeric shape, Pointer at) {
        Optional<BigDecimal> exact = exact(written.spelt());
        Optional<Object> read = exact.flatMap(shape.kind()::read);
        if (read.isPresent()) {
            return read.filter(number -> isWithin(exact.orElseThrow(), shape, at));
        }
        if (shape.kind() == Shape.NumberKind.DECIMAL
                || !written.spelt().chars().allMatch(c -> c == '-' || Character.isDigit(c))) {
            return wrong(written, shape, at);
        }
        problems.tell(at, "too-large", written.inWords(), shape.kind().digits());
        return Optional.empty();
    }

    private boolean isWithin(BigDecimal number, Shape.Numeric shape, Pointer at) {
        Optional<String> broken = shape.limits()
                .filter(range -> !range.allow(number))
                .map(Shape.Limits::rule)
                .or(() -> shape.never()
                        .filter(never -> Stream.of(never.value())
                                .map(BigDecimal::new)
                                .anyMatch(one -> number.compareTo(one) == 0))
                        .map(Never::rule));
        broken.ifPresent(rule -> limits.tell(
                at, "out-of-range", number.stripTrailingZeros().toPlainString(), against(rule), shape.within()));
        return broken.isEmpty() || isLenient();
    }

    private static String against(String rule) {
        return rule.isEmpty() ? "" : WORDS.message("against", rule);
    }

    /** The number that is written, if it can be written out in digits; 2.0 and 2e0 are two as well. */
    private static Optional<BigDecimal> exact(String spelt) {
        try {
            return Optional.of(spelt)
                    .filter(number -> number.length() <= Shape.NumberKind.DECIMAL.digits())
                    .map(BigDecimal::new)
                    .filter(number -> Math.abs(number.scale()) <= Shape.NumberKind.DECIMAL.digits());
        } catch (NumberFormatException tooLarge) {
            return Optional.empty();
        }
    }

    private Optional<Object> constant(String word, Shape.OneOf shape, Pointer at) {
        Optional<Object> constant = Optional.ofNullable(shape.constants().get(word));
        if (constant.isEmpty()) {
            problems.add(() -> Problems.problem(
                    at,
                    "no-word",
                    Problems.quoted(word),
                    refusing(word, shape),
                    Suggestions.instead(word, shape.words())));
        }
        return constant;
    }

    private static String refusing(String word, Shape.OneOf shape) {
        return shape.never()
                .filter(never -> List.of(never.value()).contains(word))
                .map(never -> against(never.rule()))
                .or(() -> shape.constants().values().stream()
                        .findFirst()
                        .filter(ByRule.class::isInstance)
                        .map(listed -> against(((ByRule) listed).why().id())))
                .orElse("");
    }

    private Optional<Object> list(List<Json> items, Shape.ListOf shape, Pointer at) {
        if (items.size() < shape.least() || items.size() > shape.most()) {
            String key = shape.least() == shape.most() ? "only" : shape.least() == 0 ? "most" : "range";
            limits.tell(at, "size", items.size(), WORDS.message("items." + key, shape.most(), shape.least()));
            if (!isLenient()) {
                return Optional.empty();
            }
        }
        List<Object> read = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            Pointer here = at.item(i);
            value(items.get(i), shape.items(), here)
                    .or(() -> standIns.flatMap(unread -> unread.of(shape.items(), here)))
                    .ifPresent(read::add);
        }
        return read.size() == items.size() ? Optional.of(List.copyOf(read)) : Optional.empty();
    }
}
