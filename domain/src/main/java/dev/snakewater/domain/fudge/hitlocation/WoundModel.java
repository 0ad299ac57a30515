package dev.snakewater.domain.fudge.hitlocation;

/** The ways of marking wounds (HL-31). */
public enum WoundModel {
    /** Point by point, box by box. */
    POINTS_1993,
    /** One box for each blow, at the level of the blow. */
    LEVELS_1995
}
