package dev.snakewater.json.value;

import static dev.snakewater.json.value.Problems.WORDS;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON value. Numbers keep their spelling, fields their order. */
public sealed interface Json {

    default String inWords() {
        return switch (this) {
            case Fields fields -> WORDS.message("object");
            case Items items -> WORDS.message("list");
            case Text text -> WORDS.message("text.written", Problems.quoted(text.text()));
            case Numeral number -> WORDS.message("number.written", Problems.cut(number.spelt()));
            case Truth truth -> Boolean.toString(truth.isTrue());
            case Nothing nothing -> "null";
        };
    }

    record Fields(Map<String, Json> byName) implements Json {

        /** An object without fields. */
        public static final Fields NONE = new Fields(Map.of());

        /** Lets nobody change the fields. */
        public Fields {
            byName = Collections.unmodifiableMap(byName);
        }

        /** Returns the value of a field, if it is there. */
        public Optional<Json> at(String name) {
            return Optional.ofNullable(byName.get(name));
        }

        /** Returns this with one more field, {@link RecordWriter} in the usual way; without it, if the value is an empty Optional. */
        public Fields with(String name, Object value) {
            Optional<?> there = value instanceof Optional<?> optional ? optional : Optional.of(value);
            return there.map(present -> withAll(new Fields(Map.of(name, RecordWriter.of(present)))))
                    .orElse(this);
        }

        /** Returns this without a field. */
        public Fields without(String name) {
            Map<String, Json> others = new LinkedHashMap<>(byName);
            others.remove(name);
            return new Fields(others);
        }

        /** Returns this with the fields of another object added or replaced. */
        public Fields withAll(Fields others) {
            Map<String, Json> all = new LinkedHashMap<>(byName);
            all.putAll(others.byName);
            return new Fields(all);
        }
    }

    record Items(List<Json> all) implements Json {}

    record Text(String text) implements Json {}

    record Numeral(String spelt) implements Json {}

    record Truth(boolean isTrue) implements Json {}

    /** Null, which is wrong in every document. */
    record Nothing() implements Json {}
}
