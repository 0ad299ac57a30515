package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.rule.Within;

/**
 * How a weapon is reloaded (FO-72).
 *
 * @param actionPoints what it costs
 * @param fills how much comes in for that price
 */
public record Loading(@Within({0, Weapon.DEAREST}) int actionPoints, Fills fills) {

    /** Two action points for the whole magazine, belt or tank, as on the cards that are known. */
    public static final Loading MAGAZINE = new Loading(2, Fills.MAGAZINE);

    /** Two action points for a cartridge, into a gun with a tube. */
    public static final Loading CARTRIDGE = new Loading(2, Fills.CARTRIDGE);

    /** How much comes in at once. */
    public enum Fills {
        /** All of it. */
        MAGAZINE,
        /** A single one. */
        CARTRIDGE;
    }
}
