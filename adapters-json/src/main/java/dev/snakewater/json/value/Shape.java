package dev.snakewater.json.value;

import static dev.snakewater.json.value.Problems.WORDS;

import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.field.Among;
import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Called;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Never;
import dev.snakewater.domain.field.Records;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.plane.Place;
import java.lang.annotation.Annotation;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a document may hold in one place, as declared by a record component. Reading, schemas and placeholders follow it. */
public sealed interface Shape {

    int MOST_ITEMS = 10_000;

    ClassValue<List<Field>> FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            return fields(type.asSubclass(Record.class)).toList();
        }
    };

    /** Returns what is written there, in the words of a message. */
    default String inWords() {
        return switch (this) {
            case Plain plain -> WORDS.message(plain == Plain.TRUTH ? "truth" : "object");
            case Text text ->
                text.spelt().map(spelt -> WORDS.message("spelt." + spelt.as())).orElseGet(text.form()::inWords);
            case Numeric number -> WORDS.message(number.kind() == NumberKind.DECIMAL ? "number" : "number.whole");
            case OneOf oneOf -> WORDS.message("word", Suggestions.listed(oneOf.words()));
            case ListOf list -> WORDS.message("list");
            case Fields fields -> WORDS.message("object");
        };
    }

    enum Plain implements Shape {
        TRUTH,
        /** Any object, kept as it is written. */
        OBJECT
    }

    /** A text that stands for something, and may have to be spelt in one way. */
    record Text(TextForm form, Optional<Spelt> spelt) implements Shape {}

    /** A number of a kind, with what it must lie between, and what it cannot be. */
    record Numeric(NumberKind kind, Optional<Limits> limits, Optional<Never> never) implements Shape {

        String within() {
            Optional<String> not =
                    never.map(none -> WORDS.message("range.never", Suggestions.listed(List.of(none.value()))));
            return Stream.concat(limits.map(Limits::inWords).stream(), not.stream())
                    .reduce((range, other) -> WORDS.message("range.and", range, other))
                    .orElse("");
        }
    }

    /** The types that a text in a document can stand for. They are written by their {@code toString}. */
    enum TextForm {
        TEXT(String.class, "text", "", text -> text),
        NAME(Name.class, "name", "^(?!\\s)" + TextForm.IN_NAMES + "{1," + Name.LONGEST + "}(?<!\\s)$", Name::new),
        SIDE(
                Side.class,
                "side",
                TextForm.SOMETHING,
                text -> there(Optional.of(text).filter(TextForm::isSomething).map(Side::new))),
        PLACE(Place.class, "place", "^\\s*-?\\d{1,5}(\\s*,\\s*|\\s+)-?\\d{1,5}\\s*$", text -> there(Place.read(text))),
        DICE(DicePool.class, "dice", "^\\d{0,4}d(F|f|\\d{1,5})([+-]\\d{1,5})?$", DicePool::of),
        SCRIPT_LINE(
                ScriptLine.class,
                "script-line",
                "^\\s*(?!\\s)" + TextForm.IN_NAMES + "{1," + Name.LONGEST
                        + "}(?<!\\s)\\s*,[^:]*[^:\\s][^:]*:[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$",
                text -> there(ScriptLine.of(text)));

        /** Anything but a blank; dialects of patterns differ in what else is one. */
        private static final String SOMETHING =
                "[^\\s\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]";

        private static final String IN_NAMES = "[^,:\\u0000-\\u001F\\u007F-\\u009F]";

        private static final Pattern WITH_SOMETHING = Pattern.compile(SOMETHING);

        private static final ClassValue<Optional<TextForm>> FORMS = new ClassValue<>() {
            @Override
            protected Optional<TextForm> computeValue(Class<?> type) {
                return Stream.of(values()).filter(form -> form.type == type).findFirst();
            }
        };

        private final Class<?> type;
        private final String key;
        private final String pattern;
        private final Function<String, Object> reading;

        TextForm(Class<?> type, String key, String pattern, Function<String, Object> reading) {
            this.type = type;
            this.key = key;
            this.pattern = pattern;
            this.reading = reading;
        }

        static Optional<TextForm> of(Class<?> type) {
            return FORMS.get(type);
        }

        Optional<Object> read(String text) {
            try {
                return Optional.of(reading.apply(text));
            } catch (IllegalArgumentException otherwise) {
                return Optional.empty();
            }
        }

        private static boolean isSomething(String text) {
            return WITH_SOMETHING.matcher(text).find();
        }

        private static Object there(Optional<?> read) {
            return read.orElseThrow(IllegalArgumentException::new);
        }

        void complain(String pointer, String text, ProblemCollector complaints) {
            if (this == NAME) {
                complaints.name(pointer, text);
            } else if (read(text).isEmpty()) {
                String wrong = this == SIDE ? "side-without-name" : this == SCRIPT_LINE ? "no-script-line" : "wrong";
                complaints.tell(pointer, wrong, Problems.quoted(text), inWords());
            } else if (this == SIDE) {
                complaints.lettering(pointer, text);
            }
        }

        String inWords() {
            return WORDS.message(key, Name.LONGEST);
        }

        /** Returns the regular expression by which a schema refuses what is written otherwise; blank, if it refuses nothing. */
        public String pattern() {
            return pattern;
        }
    }

    /** Sorts of numbers: whole ones of so many digits at least, and any. */
    enum NumberKind {
        WHOLE(Integer.class, 9, BigDecimal::intValueExact),
        LONG(Long.class, 18, BigDecimal::longValueExact),
        DECIMAL(BigDecimal.class, 40, number -> number);

        private final Class<?> type;
        private final int digits;
        private final Function<BigDecimal, Object> exactly;

        NumberKind(Class<?> type, int digits, Function<BigDecimal, Object> exactly) {
            this.type = type;
            this.digits = digits;
            this.exactly = exactly;
        }

        static Optional<NumberKind> of(Class<?> type) {
            Class<?> boxed = MethodType.methodType(type).wrap().returnType();
            return Stream.of(values()).filter(kind -> kind.type == boxed).findFirst();
        }

        Optional<Object> read(BigDecimal number) {
            try {
                return Optional.of(exactly.apply(number));
            } catch (ArithmeticException otherwise) {
                return Optional.empty();
            }
        }

        int digits() {
            return digits;
        }
    }

    /** What a number must lie between, all that it can be, if that is less, and the id of the rule that says so, if any. */
    record Limits(int least, int most, List<Integer> only, String rule) {

        boolean allow(BigDecimal number) {
            return number.compareTo(BigDecimal.valueOf(least)) >= 0
                    && number.compareTo(BigDecimal.valueOf(most)) <= 0
                    && (only.isEmpty()
                            || only.stream().anyMatch(one -> number.compareTo(BigDecimal.valueOf(one)) == 0));
        }

        String inWords() {
            if (!only.isEmpty()) {
                return Suggestions.listed(only.stream().map(String::valueOf).toList());
            }
            return WORDS.message(most == Integer.MAX_VALUE ? "range.from" : "range", least, most);
        }
    }

    /** One of some words, each standing for a constant; of others it is told that a rule refuses them here. */
    record OneOf(SequencedMap<String, Object> constants, Optional<Never> never) implements Shape {
        /** Returns the words that are allowed. */
        public List<String> words() {
            return List.copyOf(constants.keySet());
        }
    }

    record ListOf(Shape items, int least, int most) implements Shape {}

    /** An object whose fields are the components of a record. */
    record Fields(Class<? extends Record> type) implements Shape {

        /**
         * Returns the fields, those of the record's unwrapped records among them. They are looked for when first asked for: most records
         * that could stand in a document do not.
         */
        public List<Field> fields() {
            return FIELDS.get(type);
        }
    }

    /** A field of an object, with what the record holds if it is left out; nothing if it is required. */
    record Field(String name, RecordComponent component, Shape shape, Optional<Object> leftOut) {

        boolean isWrapped() {
            return component.getType() == Optional.class;
        }

        /** Returns what is taken to be written if it is left out, where that is more than nothing. */
        public Optional<Json> byDefault() {
            return leftOut.filter(there -> component.isAnnotationPresent(Default.class))
                    .map(RecordWriter::of);
        }

        String instead() {
            return leftOut.isEmpty() ? shape.inWords() : WORDS.message("or-left-out", shape.inWords());
        }
    }

    /** Returns the shape of a record, of which each component is of a type that documents can hold. */
    static Fields of(Class<? extends Record> type) {
        return new Fields(type);
    }

    static String name(RecordComponent component) {
        return declared(component, Called.class).map(Called::value).orElseGet(component::getName);
    }

    private static Stream<Field> fields(Class<? extends Record> type) {
        return Records.components(type).stream()
                .flatMap(component -> component.isAnnotationPresent(Unwrapped.class)
                        ? of(component.getType().asSubclass(Record.class)).fields().stream()
                        : Stream.of(field(component)));
    }

    private static Field field(RecordComponent component) {
        boolean isWrapped = component.getType() == Optional.class;
        Type type = component.getGenericType();
        Shape shape = shape(isWrapped ? argument(type) : type, component);
        boolean isNeeded = !isWrapped && shape instanceof ListOf list && list.least() > 0;
        return new Field(name(component), component, shape, isNeeded ? Optional.empty() : Blank.leftOut(component));
    }

    private static Type argument(Type type) {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    private static Shape shape(Type type, RecordComponent component) {
        if (type instanceof ParameterizedType of && of.getRawType() == List.class) {
            Optional<Items> items = declared(component, Items.class);
            return new ListOf(
                    shape(argument(type), component),
                    items.map(Items::least).orElse(0),
                    items.map(Items::most).orElse(MOST_ITEMS));
        }
        if (!(type instanceof Class<?> plain)) {
            throw unknown(component);
        }
        Optional<TextForm> form = TextForm.of(plain);
        if (form.isPresent()) {
            return new Text(form.get(), declared(component, Spelt.class));
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return Plain.TRUTH;
        }
        if (plain == Json.Fields.class) {
            return Plain.OBJECT;
        }
        Optional<Never> never = declared(component, Never.class);
        if (plain.isEnum()) {
            SequencedMap<String, Object> constants = new LinkedHashMap<>();
            Stream.of(plain.getEnumConstants()).forEach(constant -> constants.put(Word.said(constant), constant));
            never.ifPresent(refused -> List.of(refused.value()).forEach(constants::remove));
            return new OneOf(Collections.unmodifiableSequencedMap(constants), never);
        }
        if (plain.isRecord()) {
            return of(plain.asSubclass(Record.class));
        }
        return new Numeric(NumberKind.of(plain).orElseThrow(() -> unknown(component)), limits(component), never);
    }

    private static Optional<Limits> limits(RecordComponent component) {
        return declared(component, Within.class)
                .map(within -> new Limits(within.value()[0], within.value()[1], List.of(), within.rule()))
                .or(() -> declared(component, Among.class).map(among -> {
                    List<Integer> values = IntStream.of(among.value()).boxed().toList();
                    return new Limits(values.getFirst(), values.getLast(), values, among.rule());
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
