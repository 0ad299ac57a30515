// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.table;

import dev.snakewater.domain.rule.Word;

/** Table 35.7: snow. */
public enum Snow implements WeatherRow {
    /** Row 1, printed as -03. */
    LIGHT(3),
    /** Row 2. */
    NORMAL(12),
    /** Row 3. */
    HEAVY(24),
    /** Row 4. */
    BLIZZARD(48);

    private final int perHex;

    Snow(int perHex) {
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
