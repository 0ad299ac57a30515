package dev.snakewater.json;

import java.util.LinkedHashMap;
import java.util.Map;

/** An object while it is written, field by field. */
final class WrittenFields {

    private final Map<String, Json> fields = new LinkedHashMap<>();

    /** This with one more field, whose value is {@link Written} in the usual way. */
    WrittenFields with(String name, Object value) {
        fields.put(name, Written.of(value));
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
