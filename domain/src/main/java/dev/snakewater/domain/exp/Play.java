package dev.snakewater.domain.exp;

/** The two systems of EXP (EX-57). */
public enum Play {
    /** With hexes, combat tables and maximum rolls. */
    TACTICAL,
    /** With an estimate of the distance and one level bonus (EX-58, EX-59). */
    THEATRICAL
}
