package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.rule.Within;
import java.util.List;

/**
 * Armour, and how much damage each piece of it takes.
 *
 * @param name what it is called
 * @param head what the helmet takes
 * @param body what the piece for body and arms takes
 * @param legs what the piece for the legs takes
 */
public record Armour(
        Name name,
        @Within({0, Armour.MOST}) int head,
        @Within({0, Armour.MOST}) int body,
        @Within({0, Armour.MOST}) int legs) {

    /** The most that a piece can take. */
    public static final int MOST = 1000;

    /** Nothing worth the name. */
    public static final Armour NONE = new Armour(new Name("none"), 0, 0, 0);

    /** Worn by scouts and raiders. */
    public static final Armour LEATHER = new Armour(new Name("leather"), 0, 4, 2);

    /** Worn by soldiers. */
    public static final Armour METAL = new Armour(new Name("metal"), 4, 8, 6);

    /** The best that is not powered. */
    public static final Armour COMBAT = new Armour(new Name("combat"), 8, 12, 10);

    /** Those that are there from the start, the lightest first; their numbers are the house's. */
    public static final List<Armour> ALL = List.of(NONE, LEATHER, METAL, COMBAT);

    /** What it takes of a hit there. A weapon wears none: what strikes it is not taken from anybody. */
    public int at(Part part) {
        return switch (part) {
            case HEAD -> head;
            case LEGS -> legs;
            case ARM, TORSO -> body;
            case WEAPON -> 0;
        };
    }
}
