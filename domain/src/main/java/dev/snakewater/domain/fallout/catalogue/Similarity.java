package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.fallout.Column;
import java.util.Optional;

/** How like one another the two guns are that somebody fires at once (FO-61). */
public enum Similarity {
    /** Of the same model. */
    EQUAL,
    /** In the same column. */
    SIMILAR,
    /** Of two columns, or of none. */
    DIFFERENT;

    /** That of two guns. */
    public static Similarity of(Gun first, Gun second) {
        return of(first.name(), first.column(), second.name(), second.column());
    }

    /** That of two guns of which only the names are known. */
    public static Similarity of(String first, String second) {
        return of(first, Column.of(first), second, Column.of(second));
    }

    private static Similarity of(String first, Optional<Column> its, String second, Optional<Column> other) {
        if (first.equals(second)) {
            return EQUAL;
        }
        return its.isPresent() && its.equals(other) ? SIMILAR : DIFFERENT;
    }
}
