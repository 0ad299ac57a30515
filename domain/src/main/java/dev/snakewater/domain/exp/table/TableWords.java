package dev.snakewater.domain.exp.table;

import java.util.Locale;

/** How the constants of tables are written. */
final class TableWords {

    private TableWords() {}

    /** A constant's name in small letters. */
    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
