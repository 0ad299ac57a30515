// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.table;

import dev.snakewater.domain.rule.Word;

/** Table 35.5: fog or smoke. */
public enum FogOrSmoke implements WeatherRow {
    /** Row 1. */
    TRACE(2),
    /** Row 2. */
    THIN(5),
    /** Row 3. */
    NORMAL(15),
    /** Row 4. */
    THICK(60),
    /** Row 5. */
    DENSE(115),
    /** Row 6. */
    OPAQUE(230);

    private final int perHex;

    FogOrSmoke(int perHex) {
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
