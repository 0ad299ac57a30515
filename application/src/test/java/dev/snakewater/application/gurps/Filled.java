package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Form;
import java.util.Map;

/** Records of what a person writes, filled in at once; everything else is left out. */
final class Filled {

    private Filled() {}

    /** A record with these fields: a name, its value, a name, its value. */
    static <R extends Record> R in(Class<R> type, Object... namesAndValues) {
        return with(Form.of(type), namesAndValues);
    }

    /** A record like this one, but for these fields. */
    static <R extends Record> R like(R record, Object... namesAndValues) {
        return with(Form.like(record), namesAndValues);
    }

    private static <R extends Record> R with(Form<R> empty, Object... namesAndValues) {
        Form<R> form = empty;
        for (int i = 0; i < namesAndValues.length; i += 2) {
            form = form.with((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return form.filled();
    }

    /** A record with these fields. */
    static <R extends Record> R in(Class<R> type, Map<String, Object> fields) {
        return Form.of(type).with(fields).filled();
    }
}
