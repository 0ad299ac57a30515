// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.table;

import dev.snakewater.domain.rule.Word;

/** Table 35.1: rain. */
public enum Rain implements WeatherRow {
    /** Row 1. */
    LIGHT(3),
    /** Row 2. */
    NORMAL(8),
    /** Row 3. */
    HEAVY(15),
    /** Row 4. */
    MONSOON(22);

    private final int perHex;

    Rain(int perHex) {
        this.perHex = perHex;
    }

    @Override
    public int perHex() {
        return perHex;
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
