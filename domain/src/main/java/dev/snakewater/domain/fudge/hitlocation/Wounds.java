package dev.snakewater.domain.fudge.hitlocation;

/** The wounds of somebody: one track for all of him, or a body of ten parts with a track each. */
public sealed interface Wounds permits WoundTrack, Body {

    /** How badly he is hurt, as far as his life and his wits go; useless limbs do not count for that (HL-15). */
    WoundLevel level();
}
