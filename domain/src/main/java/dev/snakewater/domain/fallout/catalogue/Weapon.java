package dev.snakewater.domain.fallout.catalogue;

/** What somebody shoots with: a gun, or a flame thrower. */
public sealed interface Weapon permits Gun, FlameThrower {

    /** The most action points that a shot, a burst, a second of a stream, or reloading costs. */
    int DEAREST = 20;

    /** The most rounds, or seconds of the stream, that anything holds. */
    int LARGEST_MAGAZINE = 1000;

    /** Returns it as a gun; a flame thrower as one whose single shot is a second of the stream. */
    Gun gun();
}
