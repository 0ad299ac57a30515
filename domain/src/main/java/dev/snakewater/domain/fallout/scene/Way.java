package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.rule.Word;

/** One of the three ways to shoot (FO-12). */
public sealed interface Way {

    /** A single shot at the whole target. */
    record Unaimed() implements Way {
        @Override
        public String toString() {
            return "unaimed";
        }
    }

    /**
     * A single shot at a part of the target.
     *
     * @param part which
     * @param extra how many action points more than a common shot it costs, at least 1 (FO-17)
     */
    record Aimed(Part part, int extra) implements Way {}

    /** As many shots as the gun fires at once. */
    record Burst() implements Way {
        @Override
        public String toString() {
            return "burst";
        }
    }

    /** How a shooter leaves her own cover to shoot, if she is in any. */
    enum FromCover {
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
}
