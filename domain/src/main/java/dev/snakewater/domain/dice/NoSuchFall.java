package dev.snakewater.domain.dice;

import java.util.List;

/** Dice cannot show what is said of them. Why not, is told by a key and what it names. */
public final class NoSuchFall extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String key;
    private final transient List<Object> with;

    NoSuchFall(String key, Object... with) {
        super(key + " " + List.of(with));
        this.key = key;
        this.with = List.of(with);
    }

    /** By which it is told. */
    public String key() {
        return key;
    }

    /** What it names: the dice first. */
    public List<Object> with() {
        return with;
    }
}
