package dev.snakewater.domain.fallout.combatant;

/** A person's eight statistics. Humans have 1 to 10 of each; other races have other limits. */
public record Statistics(
        int strength,
        int perception,
        int endurance,
        int charisma,
        int intelligence,
        int agility,
        int luck,
        int courage) {

    /** The minimum of each. */
    public static final int LEAST = 1;

    /** The maximum of each for any race in any armour: twice the human maximum. */
    public static final int MOST = 20;

    /** Returns one of them. */
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
        COURAGE
    }
}
