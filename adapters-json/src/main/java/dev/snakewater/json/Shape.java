package dev.snakewater.json;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a document may say in one place. Both the reading of documents and their schemas follow it. */
sealed interface Shape {

    /** Returns what is written there, in the words of a message. */
    String inWords();

    /** Shapes that hold nothing else. */
    enum Plain implements Shape {
        /** True or false. */
        TRUTH("true or false"),
        /** Any object, kept as it is written. */
        OBJECT("an object");

        private final String words;

        Plain(String words) {
            this.words = words;
        }

        @Override
        public String inWords() {
            return words;
        }
    }

    /**
     * A text.
     *
     * @param form what it stands for
     * @param spelling how it must be spelt
     */
    record Text(TextForm form, Optional<Spelling> spelling) implements Shape {
        @Override
        public String inWords() {
            return spelling.map(Spelling::as).orElse(form.inWords());
        }
    }

    /**
     * How a text must be spelt.
     *
     * @param pattern what must be found in it
     * @param as what is right, in the words of a message
     */
    record Spelling(Pattern pattern, String as) {}

    /**
     * A number.
     *
     * @param kind what sort of number
     * @param limits what it must lie between
     * @param never numbers that it cannot be
     */
    record Numeric(NumberKind kind, Optional<Limits> limits, Optional<Refused> never) implements Shape {
        @Override
        public String inWords() {
            return kind == NumberKind.DECIMAL ? "a number" : "a whole number";
        }
    }

    /** Sorts of numbers. */
    enum NumberKind {
        /** A whole number of 32 bits. */
        WHOLE,
        /** A whole number of 64 bits. */
        LONG,
        /** A number, whole or not. */
        DECIMAL
    }

    /**
     * What a number must lie between.
     *
     * @param least the least that it can be
     * @param most the most that it can be
     * @param only all that it can be, if that is not everything between
     * @param by the rule that says so, as it ends a message
     */
    record Limits(int least, int most, List<Integer> only, String by) {

        /** Returns whether a number can be this one. */
        boolean allow(BigDecimal number) {
            return number.compareTo(BigDecimal.valueOf(least)) >= 0
                    && number.compareTo(BigDecimal.valueOf(most)) <= 0
                    && (only.isEmpty()
                            || only.stream().anyMatch(one -> number.compareTo(BigDecimal.valueOf(one)) == 0));
        }

        /** Returns what is right, in the words of a message. */
        String inWords() {
            if (!only.isEmpty()) {
                return only.stream().map(String::valueOf).collect(Collectors.joining(", "));
            }
            return most == Integer.MAX_VALUE ? least + " or more" : least + " to " + most;
        }
    }

    /** Words or numbers that are refused, and the rule that says so, as it ends a message. */
    record Refused(List<String> values, String by) {}

    /** One of some words, each standing for a constant. */
    record OneOf(List<? extends Enum<?>> constants, Optional<Refused> never) implements Shape {
        /** Returns the words. */
        List<String> words() {
            return constants.stream().map(Words::of).toList();
        }

        @Override
        public String inWords() {
            return "one of: " + Words.listed(words());
        }
    }

    /**
     * A list, all of one shape.
     *
     * @param least the fewest items
     * @param most the most items
     */
    record ListOf(Shape items, int least, int most) implements Shape {
        @Override
        public String inWords() {
            return "a list";
        }
    }

    /** An object whose fields are the components of a record, and those of its unwrapped records among them. */
    record Fields(Class<? extends Record> type, List<Field> fields) implements Shape {
        @Override
        public String inWords() {
            return "an object";
        }
    }

    /**
     * A field of an object.
     *
     * @param name what it is called
     * @param shape what is written there
     * @param wrapped whether the record holds an {@code Optional} of it
     * @param leftOut what the record holds if it is left out; nothing, if it must be there
     * @param byDefault what is taken to be written if it is left out, where that is more than nothing
     * @param declaredBy the record whose component it is
     */
    record Field(
            String name,
            Shape shape,
            boolean wrapped,
            Optional<Object> leftOut,
            Optional<Json> byDefault,
            Class<?> declaredBy) {

        /** Returns this, called otherwise. */
        Field called(String other) {
            return new Field(other, shape, wrapped, leftOut, byDefault, declaredBy);
        }

        /** Returns whether it must be there. */
        boolean isRequired() {
            return leftOut.isEmpty();
        }

        /** Returns what is right instead of null, or of nothing. */
        String instead() {
            return isRequired() ? shape.inWords() : shape.inWords() + "; or leave the field out";
        }
    }
}
