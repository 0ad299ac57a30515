package dev.snakewater.json;

import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A JSON value as it was written: numbers keep their spelling, fields their order. */
sealed interface Json {

    /** What it is, in the words of a message. */
    String inWords();

    /** An object; each field once. */
    record Fields(Map<String, Json> byName) implements Json {

        /** Lets nobody change the fields. */
        public Fields {
            byName = Collections.unmodifiableMap(byName);
        }

        @Override
        public String inWords() {
            return "an object";
        }
    }

    /** A list. */
    record Items(List<Json> all) implements Json {
        @Override
        public String inWords() {
            return "a list";
        }
    }

    /** A text. */
    record Text(String text) implements Json {
        @Override
        public String inWords() {
            return "the text " + Words.quoted(text);
        }
    }

    /** A number, as it is spelt. */
    record Numeral(String spelt) implements Json {
        @Override
        public String inWords() {
            return "the number " + Words.cut(spelt);
        }
    }

    /** True or false. */
    record Truth(boolean isTrue) implements Json {
        @Override
        public String inWords() {
            return Boolean.toString(isTrue);
        }
    }

    /** Null, which no document of ours has a use for. */
    record Nothing() implements Json {
        @Override
        public String inWords() {
            return "null";
        }
    }
}
