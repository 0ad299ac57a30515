// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.table;

import dev.snakewater.domain.rule.Word;

/** Table 35.2: hail. It has no die of its own; d2 is a ruling (EX-13). */
public enum Hail implements WeatherRow {
    /** Row 1. */
    LIGHT(12),
    /** Row 2. */
    HEAVY(24);

    private final int perHex;

    Hail(int perHex) {
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
