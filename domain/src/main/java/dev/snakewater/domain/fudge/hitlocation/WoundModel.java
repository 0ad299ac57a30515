package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Word;

/** How wounds are marked (HL-31). */
public enum WoundModel {
    /** Point by point, box by box. */
    POINTS_1993,
    /** One box a blow, at the level of the blow. */
    LEVELS_1995;

    @Override
    public String toString() {
        return Word.of(this);
    }
}
