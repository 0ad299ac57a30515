// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.table;

import dev.snakewater.domain.rule.Word;

/** Table 35.6: darkness. */
public enum Darkness implements WeatherRow {
    /** Row 1. */
    TWILIGHT(10),
    /** Row 2. */
    MOONLIGHT(20),
    /** Row 3. */
    STARLIGHT(35),
    /** Row 4. */
    VOID(42);

    private final int perHex;

    Darkness(int perHex) {
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
