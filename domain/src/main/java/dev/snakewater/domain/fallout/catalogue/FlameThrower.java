package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.dice.DicePool;

/**
 * A weapon that throws a stream of fire, so many seconds of it (FO-29, FO-30). What burns, burns alike from all of them.
 *
 * @param gun what is written on its card, a second of the stream as a single shot
 */
public record FlameThrower(Gun gun) implements Weapon {

    /** What the fire does in the round of the hit (FO-31). */
    public static final DicePool FIRE = DicePool.of("2d10+5");

    /** Returns what a second of the stream costs in action points. */
    public int perSecond() {
        return gun.single().orElseThrow();
    }
}
