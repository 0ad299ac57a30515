package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.field.Within;
import java.util.List;

/** Armour, and how much damage each piece absorbs. */
public record Armour(
        Name name,
        @Within({0, Armour.MOST}) int head,
        @Within({0, Armour.MOST}) int body,
        @Within({0, Armour.MOST}) int legs) {

    /** The most that a piece can absorb. */
    public static final int MOST = 1000;

    /** No armour. */
    public static final Armour NONE = new Armour(new Name("none"), 0, 0, 0);

    /** Worn by scouts and raiders. */
    public static final Armour LEATHER = new Armour(new Name("leather"), 0, 4, 2);

    /** Worn by soldiers. */
    public static final Armour METAL = new Armour(new Name("metal"), 4, 8, 6);

    /** The best armour without power. */
    public static final Armour COMBAT = new Armour(new Name("combat"), 8, 12, 10);

    /** The built-in armours, lightest first; their numbers are the house's. */
    public static final List<Armour> ALL = List.of(NONE, LEATHER, METAL, COMBAT);

    /** Returns what it absorbs of a hit there. A weapon has no armour; a hit on it hurts nobody. */
    public int at(Part part) {
        return switch (part) {
            case HEAD -> head;
            case LEGS -> legs;
            case ARM, TORSO -> body;
            case WEAPON -> 0;
        };
    }
}
