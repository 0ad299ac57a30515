package dev.snakewater.domain.fudge.hitlocation.wound;

import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.modifier.Tally;

/** The wounds of somebody: one track for all of him, or a body of ten parts with a track each. */
public sealed interface Wounds permits WoundTrack, Body {

    /** How badly he is hurt, as far as his life and his wits go; useless limbs do not count for that (HL-15). */
    WoundLevel level();

    /** Whether there is none, not even a useless limb. */
    default boolean isUnhurt() {
        return level() == WoundLevel.UNHURT;
    }

    /** The tally of an activity with the penalty of the worst wound that hinders it, if there is one (HL-24, HL-25). */
    Tally hindered(Tally tally, Activity activity);
}
