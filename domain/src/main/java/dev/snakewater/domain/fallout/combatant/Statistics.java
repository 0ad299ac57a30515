package dev.snakewater.domain.fallout.combatant;

/** What somebody was born with. Humans have 1 to 10 of each; other races other limits. */
public record Statistics(
        int strength,
        int perception,
        int endurance,
        int charisma,
        int intelligence,
        int agility,
        int luck,
        int courage) {

    /** What is least of each. */
    public static final int LEAST = 1;

    /** What is most of each, of whatever race and in whatever armour: twice what humans have. */
    public static final int MOST = 20;

    /** One of them. */
    public int of(Statistic statistic) {
        return switch (statistic) {
            case STRENGTH -> strength;
            case PERCEPTION -> perception;
            case ENDURANCE -> endurance;
            case CHARISMA -> charisma;
            case INTELLIGENCE -> intelligence;
            case AGILITY -> agility;
            case LUCK -> luck;
            case COURAGE -> courage;
        };
    }

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
}
