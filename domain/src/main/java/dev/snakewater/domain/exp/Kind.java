package dev.snakewater.domain.exp;

/** What sort of persona somebody is. */
public enum Kind {
    /** A person. */
    ANTHRO,
    /** An alien, with natural attacks. */
    ALIEN,
    /** A robot, without a maximum roll (EX-60). */
    ROBOT;
}
