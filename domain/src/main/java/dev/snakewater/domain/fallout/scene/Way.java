package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.Part;

/** A way to shoot (FO-12). */
public sealed interface Way {

    /** A single shot at the target as a whole. */
    record Unaimed() implements Way {}

    /** A single shot at a part of the target, for at least 1 extra action point (FO-17). */
    record Aimed(Part part, int extra) implements Way {}

    /** A burst of all the rounds that the gun fires at once. */
    record Burst() implements Way {}

    /** How a shooter in cover exposes herself to shoot. */
    enum FromCover {
        IN_THE_OPEN,
        /** She holds out the gun and fires in the rough direction (FO-38). */
        BLIND,
        /** She leaves cover for a moment (FO-39). */
        POP_OUT
    }
}
