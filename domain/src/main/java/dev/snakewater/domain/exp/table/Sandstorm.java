// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.table;

import dev.snakewater.domain.rule.Word;

/** Table 35.3: sandstorm. */
public enum Sandstorm implements WeatherRow {
    /** Row 1. */
    LIGHT(30),
    /** Row 2. */
    NORMAL(42),
    /** Row 3. */
    HEAVY(60),
    /** Row 4. */
    BLIZZARD(90);

    private final int perHex;

    Sandstorm(int perHex) {
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
