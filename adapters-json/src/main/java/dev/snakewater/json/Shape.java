package dev.snakewater.json;

import java.util.List;

/** What a document may say in one place. Both the reading of documents and their schemas follow it. */
sealed interface Shape {

    /** What is written there, in the words of a message. */
    String inWords();

    /** Shapes that hold nothing else. */
    enum Plain implements Shape {
        /** Any text. */
        TEXT("a text"),
        /** A whole number of 32 bits. */
        WHOLE_NUMBER("a whole number"),
        /** A whole number of 64 bits. */
        LONG_NUMBER("a whole number"),
        /** A number, whole or not. */
        NUMBER("a number"),
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

    /** One of some words, each standing for a constant. */
    record OneOf(List<? extends Enum<?>> constants) implements Shape {
        /** The words. */
        List<String> words() {
            return constants.stream().map(Words::of).toList();
        }

        @Override
        public String inWords() {
            return "one of: " + Words.listed(words());
        }
    }

    /** A list, all of one shape. */
    record ListOf(Shape items) implements Shape {
        @Override
        public String inWords() {
            return "a list";
        }
    }

    /** An object whose fields are the components of a record. */
    record Fields(Class<? extends Record> type, List<Field> fields) implements Shape {
        @Override
        public String inWords() {
            return "an object";
        }
    }

    /** A field of an object. */
    record Field(String name, Need need, Shape shape) {

        /** The problem that its value is null, or missing: what is right instead. */
        String instead() {
            return need == Need.REQUIRED ? shape.inWords() : shape.inWords() + "; or leave the field out";
        }
    }

    /** Whether a field may be left out. */
    enum Need {
        /** It may not. */
        REQUIRED,
        /** It may: an {@code Optional}. */
        OPTIONAL,
        /** It may: a list, which is then empty. */
        EMPTY_IF_LEFT_OUT
    }
}
