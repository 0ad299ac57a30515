package dev.snakewater.domain.fallout.catalogue;

import java.util.List;
import java.util.Optional;

/**
 * Somebody's sheet, as it is when nothing has happened yet.
 *
 * @param name what she is called
 * @param statistics what she was born with
 * @param skills what she has learnt
 * @param armour what she wears
 * @param weapons what she carries, by name; a pair of guns is listed twice
 * @param ownHitPoints her hit points when unhurt, if they are not what her statistics give
 * @param ownActionPoints what she can spend in a round, if it is not what her statistics give
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

    private static final int HIT_POINTS = 15;
    private static final int ACTION_POINTS = 5;

    public Wastelander {
        weapons = List.copyOf(weapons);
    }

    /** Somebody with the hit points and action points of her statistics. */
    public Wastelander(String name, Statistics statistics, Skills skills, Armour armour, List<String> weapons) {
        this(name, statistics, skills, armour, weapons, Optional.empty(), Optional.empty());
    }

    /** Her hit points when unhurt: 15 + ST + 2 EN, which is a fact of the computer games; or her own. */
    public int hitPoints() {
        return ownHitPoints.orElse(HIT_POINTS + statistics.strength() + 2 * statistics.endurance());
    }

    /** What she can spend in a round: 5 + AG : 2, rounded down as in the computer games (FO-09); or her own. */
    public int actionPoints() {
        return ownActionPoints.orElse(ACTION_POINTS + statistics.agility() / 2);
    }
}
