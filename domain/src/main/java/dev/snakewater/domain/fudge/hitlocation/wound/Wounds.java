package dev.snakewater.domain.fudge.hitlocation.wound;

import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.modifier.Tally;

/** Somebody's wounds: one track for the whole, or a body of ten parts with a track each. */
public sealed interface Wounds permits WoundTrack, Body {

    /** Returns the wound level that decides whether he can act and lives; useless limbs do not count (HL-15). */
    WoundLevel level();

    /** Returns whether there are no wounds at all. */
    default boolean isUnhurt() {
        return level() == WoundLevel.UNHURT;
    }

    /** Adds the penalty of the worst wound that hinders an activity to its tally (HL-24, HL-25). */
    Tally hindered(Tally tally, Activity activity);
}
