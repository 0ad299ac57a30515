package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.rule.Word;

/** How a shooter leaves her own cover to shoot, if she is in any. */
public enum FromCover {
    /** She is in none. */
    OPEN,
    /** She holds the gun out and fires in the rough direction (FO-38). */
    BLIND,
    /** She leaves it for a moment (FO-39). */
    POP_OUT;

    @Override
    public String toString() {
        return this == OPEN ? "in the open" : Word.of(this);
    }
}
