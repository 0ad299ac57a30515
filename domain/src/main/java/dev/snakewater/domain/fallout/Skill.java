package dev.snakewater.domain.fallout;

/** The skills used in a fight. */
public enum Skill {
    /** Pistols, revolvers, machine pistols. */
    HANDGUNS,
    /** Everything with a stock, including submachine guns and shotguns. */
    RIFLES,
    /** Machine guns, gatlings, flame throwers. */
    HEAVY_WEAPONS,
    /** Used for running. */
    BODY_CONTROL,
    /** Used for jumping. */
    ACROBATICS
}
