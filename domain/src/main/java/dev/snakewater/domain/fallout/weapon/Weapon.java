package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.dice.DicePool;

/** What somebody shoots with: a gun, or a flame thrower. */
public sealed interface Weapon permits Gun, Weapon.FlameThrower {

    /** The most action points that a shot, a burst, a second of a stream, or reloading costs. */
    int DEAREST = 20;

    /** The most rounds, or seconds of the stream, that anything holds. */
    int LARGEST_MAGAZINE = 1000;

    /** Returns it as a gun; a flame thrower as one whose single shot is a second of the stream. */
    Gun gun();

    /**
     * A weapon that throws a stream of fire, so many seconds of it (FO-29, FO-30). What burns, burns alike from all of them.
     *
     * @param gun what is written on its card, a second of the stream as a single shot
     */
    record FlameThrower(Gun gun) implements Weapon {

        /** What the fire does in the round of the hit (FO-31). */
        public static final DicePool FIRE = DicePool.of("2d10+5");

        /** Returns what a second of the stream costs in action points. */
        public int perSecond() {
            return gun.single().orElseThrow();
        }
    }
}
