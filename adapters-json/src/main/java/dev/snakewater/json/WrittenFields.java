package dev.snakewater.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** An object while it is written, field by field. */
final class WrittenFields {

    private final Map<String, Json> fields = new LinkedHashMap<>();

    /** This with one more field, whose value is {@link Written} in the usual way; without it, if the value is an empty Optional. */
    WrittenFields with(String name, Object value) {
        Optional<?> there = value instanceof Optional<?> optional ? optional : Optional.of(value);
        there.ifPresent(present -> fields.put(name, Written.of(present)));
        return this;
    }

    /** This with all fields of an object. */
    WrittenFields withAll(Json.Fields others) {
        fields.putAll(others.byName());
        return this;
    }

    /** The object. */
    Json.Fields json() {
        return new Json.Fields(fields);
    }
}
