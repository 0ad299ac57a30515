package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.field.Word;

/** The ways of marking wounds (HL-31). */
public enum WoundModel {
    /** Point by point, box by box. */
    POINTS_1993,
    /** One box for each blow, at the level of the blow. */
    LEVELS_1995;

    @Override
    public String toString() {
        return Word.of(this);
    }
}
