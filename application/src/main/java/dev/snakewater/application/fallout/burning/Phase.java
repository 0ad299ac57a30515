package dev.snakewater.application.fallout.burning;

import dev.snakewater.domain.fallout.burning.Bite;

/** What comes next while there is fire; a place is that of a target, from 0. */
public sealed interface Phase {

    /** Who was hit just before it begins has her first bite. */
    record Kindling(int place) implements Phase {}

    /** A later round begins, with action points anew. */
    record Beginning() implements Phase {}

    /** Who fires decides on the next second of the stream. */
    record Firing() implements Phase {}

    /** A second of the stream is at somebody. */
    record Streaming(int place) implements Phase {}

    /** A critical hit is to be located. */
    record Locating(int place) implements Phase {}

    /**
     * The fire bites.
     *
     * @param place whom
     * @param bite how
     * @param after what comes then
     */
    record Biting(int place, Bite bite, Phase after) implements Phase {}

    /** The round ends: whoever burns and has not been bitten in it is bitten now, one after the other. */
    record Ending(int place) implements Phase {}
}
