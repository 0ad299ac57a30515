package dev.snakewater.domain.dice;

import java.util.List;

/** Thrown if dice cannot show a fall. The reason is a message key and its values. */
public final class NoSuchFallException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String key;
    private final transient List<Object> with;

    NoSuchFallException(String key, Object... with) {
        super(key + " " + List.of(with));
        this.key = key;
        this.with = List.of(with);
    }

    /** Returns the message key. */
    public String key() {
        return key;
    }

    /** Returns the values of the message, the dice first. */
    public List<Object> with() {
        return with;
    }
}
