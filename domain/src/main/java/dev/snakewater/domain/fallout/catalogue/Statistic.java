package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.rule.Word;

/** The seven statistics that are tested, and courage. */
public enum Statistic {
    /** ST. */
    STRENGTH,
    /** PE. */
    PERCEPTION,
    /** EN. */
    ENDURANCE,
    /** CH. */
    CHARISMA,
    /** IN. */
    INTELLIGENCE,
    /** AG. */
    AGILITY,
    /** LU. */
    LUCK,
    /** The eighth; no rule of combat asks for it. */
    COURAGE;

    @Override
    public String toString() {
        return Word.of(this);
    }
}
