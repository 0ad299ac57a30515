package dev.snakewater.domain.exp.table;

import dev.snakewater.domain.rule.Word;

/** How the constants of tables are written. */
final class TableWords {

    private TableWords() {}

    /** A constant's name in small letters. */
    static String of(Enum<?> constant) {
        return Word.of(constant);
    }
}
