package dev.snakewater.domain.fallout.catalogue;

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
        if (first.name().equals(second.name())) {
            return EQUAL;
        }
        return first.column().isPresent() && first.column().equals(second.column()) ? SIMILAR : DIFFERENT;
    }
}
