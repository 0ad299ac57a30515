package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * A gun as somebody has it.
 *
 * @param support what is fitted to rest it on
 * @param rested whether it rests on that
 * @param tunings what is tuned about it
 */
@Withers
public record Held(Gun gun, int rounds, Optional<Support> support, boolean rested, List<Tuning> tunings)
        implements HeldBuilder.With {

    /** A gun with a full magazine and nothing special. */
    public static Held full(Gun gun) {
        return new Held(gun, gun.magazine(), Optional.empty(), false, List.of());
    }

    @Override
    public String toString() {
        return gun.name();
    }

    /** What is fitted to a gun so that it can be rested on something (FO-26). */
    public enum Support {
        BIPOD(6),
        TRIPOD(8);

        private final int folding;

        Support(int folding) {
            this.folding = folding;
        }

        /** The action points that it takes to fold it, or to set it up. */
        public int folding() {
            return folding;
        }
    }

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
}
