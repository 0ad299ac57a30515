package dev.snakewater.domain.fallout;

/** The skills that a fight asks for. */
public enum Skill {
    /** Pistols, revolvers, machine pistols. */
    HANDGUNS,
    /** Everything with a stock, submachine guns and shotguns as well. */
    RIFLES,
    /** Machine guns, gatlings, flame throwers. */
    HEAVY_WEAPONS,
    /** What running asks for. */
    BODY_CONTROL,
    /** What jumping asks for. */
    ACROBATICS
}
