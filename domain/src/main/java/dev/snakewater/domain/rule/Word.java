package dev.snakewater.domain.rule;

import java.util.Locale;

/** The words by which constants are written and told. */
public final class Word {

    private Word() {}

    /** Returns the name of a constant in small letters, its words apart: {@code IN_HAND} is {@code in hand}. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
