package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.combatant.Name;
import java.util.List;

/** The armours that are there from the start; their numbers are the house's. */
public final class Wardrobe {

    /** Nothing worth the name. */
    public static final Armour NONE = new Armour(new Name("none"), 0, 0, 0);

    /** Worn by scouts and raiders. */
    public static final Armour LEATHER = new Armour(new Name("leather"), 0, 4, 2);

    /** Worn by soldiers. */
    public static final Armour METAL = new Armour(new Name("metal"), 4, 8, 6);

    /** The best that is not powered. */
    public static final Armour COMBAT = new Armour(new Name("combat"), 8, 12, 10);

    /** All of them, the lightest first. */
    public static final List<Armour> ALL = List.of(NONE, LEATHER, METAL, COMBAT);

    private Wardrobe() {}
}
