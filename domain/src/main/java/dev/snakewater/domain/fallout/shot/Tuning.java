package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * Something about a gun or its bearer that the rules know no more of than its points: a laser sight, a heavy barrel, a trait.
 *
 * @param what what it is called
 * @param points what it adds to the hit value (FO-10)
 * @param relief how much lighter it makes the handicap of a burst (FO-22)
 * @param critical what it adds to the roll at or below which a hit is critical, if anything (FO-07)
 */
public record Tuning(
        @Spelt(pattern = "\\S", as = "called") String what,
        @Default("0") @Within({-100, 100}) int points,
        @Default("0") @Within({0, 100}) int relief,
        @Within({-100, 100}) Optional<Integer> critical) {

    /** Returns whether it does anything at all. */
    public boolean isOfUse() {
        return points != 0 || relief != 0 || critical.isPresent();
    }
}
