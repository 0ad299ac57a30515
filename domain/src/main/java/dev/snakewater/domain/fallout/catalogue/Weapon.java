package dev.snakewater.domain.fallout.catalogue;

/** What somebody shoots with: a gun, or a flame thrower. */
public sealed interface Weapon permits Gun, FlameThrower {

    /** The most action points that a shot, a burst, a second of a stream, or reloading costs. */
    int DEAREST = 20;

    /** The most rounds, or seconds of the stream, that anything holds. */
    int LARGEST_MAGAZINE = 1000;

    /** What it is called. */
    String name();

    /** The skill that is tested. */
    Skill skill();

    /** How many hands it takes: 1 or 2. */
    int hands();

    /** The strength it asks for when it is held in the hands. */
    int minimumStrength();

    /** How many rounds, or seconds of the stream, it holds. */
    int magazine();

    /** Its range table. */
    Bands bands();
}
