package dev.snakewater.domain.fallout.catalogue;

/** The seven statistics that are tested, and courage. */
public enum Statistic {
    STRENGTH,
    PERCEPTION,
    ENDURANCE,
    CHARISMA,
    INTELLIGENCE,
    AGILITY,
    LUCK,
    /** The eighth; no rule of combat asks for it. */
    COURAGE;
}
