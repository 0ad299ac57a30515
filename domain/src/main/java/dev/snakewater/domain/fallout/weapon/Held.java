package dev.snakewater.domain.fallout.weapon;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;

/** A gun in somebody's possession, with its tunings and the support fitted to it, on which it may rest. */
@Withers
public record Held(Gun gun, int rounds, Optional<Support> support, boolean rested, List<Tuning> tunings)
        implements HeldBuilder.With {

    /** Returns a gun with a full magazine and nothing special. */
    public static Held full(Gun gun) {
        return new Held(gun, gun.magazine(), Optional.empty(), false, List.of());
    }

    /** A support that a gun can rest on (FO-26). */
    public enum Support {
        BIPOD,
        TRIPOD;

        /** Returns the action points for setting it up or folding it. */
        public int folding() {
            return this == BIPOD ? 6 : 8;
        }
    }

    /** A modification or trait that the rules know only by its points: a laser sight, a heavy barrel, a perk. */
    public record Tuning(
            @Spelt(pattern = "\\S", as = "called") String what,
            @Default("0") @Within({-100, 100}) int points,
            @Default("0") @Within({0, 100}) int relief,
            @Within({-100, 100}) Optional<Integer> critical) {

        /** Returns whether it has any effect. */
        public boolean isOfUse() {
            return points != 0 || relief != 0 || critical.isPresent();
        }
    }
}
