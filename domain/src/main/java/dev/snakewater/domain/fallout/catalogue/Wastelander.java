package dev.snakewater.domain.fallout.catalogue;

import java.util.List;

/**
 * Somebody's sheet, as it is when nothing has happened yet.
 *
 * @param name what she is called
 * @param statistics what she was born with
 * @param skills what she has learnt
 * @param armour what she wears
 * @param weapons what she carries, by name; a pair of guns is listed twice
 */
public record Wastelander(String name, Statistics statistics, Skills skills, Armour armour, List<String> weapons) {

    private static final int HIT_POINTS = 15;
    private static final int ACTION_POINTS = 5;

    /** Copies the list. */
    public Wastelander {
        weapons = List.copyOf(weapons);
    }

    /** Her hit points when unhurt: 15 + ST + 2 EN, which is a fact of the computer games. */
    public int hitPoints() {
        return HIT_POINTS + statistics.strength() + 2 * statistics.endurance();
    }

    /** What she can spend in a round: 5 + AG : 2, rounded down as in the computer games (FO-09). */
    public int actionPoints() {
        return ACTION_POINTS + statistics.agility() / 2;
    }
}
