// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.combatant;

import dev.snakewater.domain.field.Word;

/** Table 35.8: what high gravity takes off the to-hit roll of who carries so much. */
public enum Encumbrance {
    /** Carries nothing. */
    FREE(50),
    /** Carries less than a quarter of her allowance. */
    UNENCUMBERED(100),
    /** Carries up to one and a half of it. */
    ENCUMBERED(200),
    /** Carries up to two and a half of it. */
    OVER_ENCUMBERED(300),
    /** Can lift it, and nothing else. */
    LIFT_ONLY(0);

    private final int highGravity;

    Encumbrance(int highGravity) {
        this.highGravity = highGravity;
    }

    /** Returns what high gravity takes off the roll; 0 where the table has words and no figure. */
    public int highGravity() {
        return highGravity;
    }

    @Override
    public String toString() {
        return this == OVER_ENCUMBERED ? "over-encumbered" : Word.of(this);
    }
}
