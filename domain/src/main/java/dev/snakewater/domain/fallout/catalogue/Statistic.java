package dev.snakewater.domain.fallout.catalogue;

/** The seven statistics that are tested, and courage. */
public enum Statistic {
    /** ST. */
    STRENGTH("strength"),
    /** PE. */
    PERCEPTION("perception"),
    /** EN. */
    ENDURANCE("endurance"),
    /** CH. */
    CHARISMA("charisma"),
    /** IN. */
    INTELLIGENCE("intelligence"),
    /** AG. */
    AGILITY("agility"),
    /** LU. */
    LUCK("luck"),
    /** The eighth; no rule of combat asks for it. */
    COURAGE("courage");

    private final String word;

    Statistic(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
