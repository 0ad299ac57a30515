package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.dice.DicePool;

/** A weapon: a gun or a flame thrower. */
public sealed interface Weapon permits Gun, Weapon.FlameThrower {

    /** The highest price of a shot, a burst, a second of a stream, or reloading, in action points. */
    int DEAREST = 20;

    /** The largest magazine or tank, in rounds or seconds. */
    int LARGEST_MAGAZINE = 1000;

    /** Returns this as a gun; for a flame thrower, a single shot is a second of the stream. */
    Gun gun();

    /** Returns its name. */
    default String name() {
        return gun().name();
    }

    /** A gun with a stream of fire and a tank of seconds, each of which counts as a single shot (FO-29, FO-30). */
    record FlameThrower(Gun gun) implements Weapon {

        /** The damage in the round of the hit (FO-31). */
        public static final DicePool FIRE = DicePool.of("2d10+5");

        /** Returns the price of a second of the stream, in action points. */
        public int perSecond() {
            return gun.single().orElseThrow();
        }
    }
}
