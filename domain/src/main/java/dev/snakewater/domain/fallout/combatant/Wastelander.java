package dev.snakewater.domain.fallout.combatant;

import dev.snakewater.domain.fallout.weapon.Armour;
import java.util.List;
import java.util.Optional;

/**
 * Somebody's sheet, as it is when nothing has happened yet.
 *
 * @param weapons what she carries, by name; a pair of guns is listed twice
 */
public record Wastelander(
        String name,
        Statistics statistics,
        Skills skills,
        Armour armour,
        List<String> weapons,
        Optional<Integer> ownHitPoints,
        Optional<Integer> ownActionPoints) {

    /** The most hit points of anybody. */
    public static final int MOST_HIT_POINTS = 1000;

    /** The most action points of anybody: an agility of 20 gives 15 (FO-09), and the master may give some. */
    public static final int MOST_ACTION_POINTS = 20;

    /** A scout. */
    public static final Wastelander VERA = new Wastelander(
            "Vera",
            new Statistics(5, 7, 5, 4, 6, 8, 6, 4),
            new Skills(70, 60, 25, 55, 60),
            Armour.LEATHER,
            "10 mm Pistol",
            "Hunting rifle");

    /** A soldier. */
    public static final Wastelander BROCK = new Wastelander(
            "Brock",
            new Statistics(8, 5, 7, 3, 4, 6, 5, 7),
            new Skills(45, 60, 65, 60, 40),
            Armour.METAL,
            "AK-112",
            "Minimi");

    /** A raider, average in everything. */
    public static final Wastelander SKAG = new Wastelander(
            "Skag", new Statistics(5, 5, 5, 5, 5, 5, 5, 5), new Skills(45, 45, 25, 40, 35), Armour.LEATHER, "MAC-10");

    /** A super mutant, whose race may be stronger than 10. */
    public static final Wastelander GORM = new Wastelander(
            "Gorm",
            new Statistics(12, 4, 9, 2, 3, 4, 4, 7),
            new Skills(40, 50, 60, 45, 25),
            Armour.COMBAT,
            "MP-5",
            "MP-5");

    /** The built-in characters. They are the house's; their skills are raised by experience. */
    public static final List<Wastelander> ALL = List.of(VERA, BROCK, SKAG, GORM);

    /** An average person with the skills of a raider, without armour or weapons. */
    public static final Wastelander AVERAGE = new Wastelander("average", SKAG.statistics, SKAG.skills, Armour.NONE);

    private static final int HIT_POINTS = 15;
    private static final int ACTION_POINTS = 5;

    private Wastelander(String name, Statistics statistics, Skills skills, Armour armour, String... weapons) {
        this(name, statistics, skills, armour, List.of(weapons), Optional.empty(), Optional.empty());
    }

    /** Returns the hit points of the unhurt person: 15 + ST + 2 EN, as in the computer games, unless the sheet says otherwise. */
    public int hitPoints() {
        return ownHitPoints.orElse(HIT_POINTS + statistics.strength() + 2 * statistics.endurance());
    }

    /** Returns the action points per round: 5 + AG / 2, rounded down as in the computer games (FO-09), unless the sheet says otherwise. */
    public int actionPoints() {
        return ownActionPoints.orElse(ACTION_POINTS + statistics.agility() / 2);
    }
}
