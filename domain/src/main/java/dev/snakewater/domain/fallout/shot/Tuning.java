package dev.snakewater.domain.fallout.shot;

import java.util.Optional;

/**
 * Something about a gun or its bearer that the rules know no more of than its points: a laser sight, a heavy barrel, a trait.
 *
 * @param what what it is called
 * @param points what it adds to the hit value (FO-10)
 * @param relief how much lighter it makes the handicap of a burst (FO-22)
 * @param critical what it adds to the roll at or below which a hit is critical, if anything (FO-07)
 */
public record Tuning(String what, int points, int relief, Optional<Integer> critical) {}
