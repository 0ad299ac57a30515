package dev.snakewater.domain.exp;

import java.util.Locale;

/** What sort of persona somebody is. */
public enum Kind {
    /** A person. */
    ANTHRO,
    /** An alien, with natural attacks. */
    ALIEN,
    /** A robot, without a maximum roll (EX-60). */
    ROBOT;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
