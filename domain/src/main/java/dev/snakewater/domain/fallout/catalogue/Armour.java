package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.rule.Within;

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
