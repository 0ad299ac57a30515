// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.table;

import dev.snakewater.domain.rule.Word;

/** Table 35.4: wind. */
public enum Wind implements WeatherRow {
    /** Row 1, nil. */
    NORMAL(0),
    /** Row 2. */
    STRONG(20),
    /** Row 3. */
    FIERCE(40),
    /** Row 4. */
    GALE(60);

    private final int perHex;

    Wind(int perHex) {
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
