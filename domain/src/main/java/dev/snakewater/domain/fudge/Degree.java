package dev.snakewater.domain.fudge;

import dev.snakewater.domain.field.Word;

/**
 * The FUDGE ladder of trait levels. Sheets hold degrees; a rolled degree is a plain, unlimited number, which {@link #inWords} puts
 * into the ladder's words.
 */
public enum Degree {
    TERRIBLE,
    POOR,
    MEDIOCRE,
    FAIR,
    GOOD,
    GREAT,
    SUPERB,
    /** A trait beyond the common ladder; a roll of +4 is called Superb+1. */
    LEGENDARY;

    /** Returns the value: -3 for Terrible to +4 for Legendary; Fair is 0. */
    public int value() {
        return ordinal() - FAIR.ordinal();
    }

    /** Returns the degree this many levels lower; nothing is below Terrible. */
    public Degree lowered(int levels) {
        return values()[Math.max(0, ordinal() - levels)];
    }

    /** Returns a rolled degree in words: {@code Good}, {@code Superb+2}, {@code Terrible-1}. */
    public static String inWords(int rolled) {
        if (rolled > SUPERB.value()) {
            return SUPERB + "+" + (rolled - SUPERB.value());
        }
        if (rolled < TERRIBLE.value()) {
            return TERRIBLE + "-" + (TERRIBLE.value() - rolled);
        }
        return values()[rolled + FAIR.ordinal()].toString();
    }

    /** Returns the ladder's word. */
    @Override
    public String toString() {
        return Word.capitalised(this);
    }
}
