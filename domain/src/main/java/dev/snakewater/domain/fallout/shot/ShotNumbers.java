package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.modifier.Tally;

/**
 * The two numbers of a throw for a shot, or for a second of a stream. What is told of it before, what is decided on it and what is
 * thrown against has them from {@link Shot#numbers}.
 *
 * @param chance at or below what it hits
 * @param critical at or below what a hit is critical (FO-07)
 */
public record ShotNumbers(Tally chance, Tally critical) {

    /** How many in a hundred of its shots are critical hits: a roll that misses is none. */
    int criticalHits() {
        return Math.min(chance.total(), critical.total());
    }
}
