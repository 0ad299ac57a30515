package dev.snakewater.domain.exp.scene;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;

/** How an attacker comes at a target. */
@Withers
public record Approach(
        @Within({0, Approach.FARTHEST}) Optional<Integer> hexes,
        @Within({0, 2 * Approach.FARTHEST}) Optional<Integer> metres,
        @Default("false") boolean fromBehind,
        Optional<Boolean> outOfReach,
        Protection protection,
        Optional<BlindFire> blind)
        implements ApproachBuilder.With {

    static final int FARTHEST = 10_000;

    /** Returns whether she fires blind without a cue that tells her where to aim (EX-29). */
    public boolean isWithoutCue() {
        return blind.filter(how -> how.cue().isEmpty()).isPresent();
    }

    /** Returns this at another distance. */
    public Approach over(int distance) {
        return with(it -> it.hexes(Optional.of(distance)).metres(Optional.empty()));
    }

    /** An attack on what cannot be seen (EX-28 to EX-31). */
    public record BlindFire(
            @Spelt(pattern = "\\S", as = "where-to-aim") Optional<String> cue, List<Weather.Condition> causes) {

        public BlindFire {
            causes = List.copyOf(causes);
        }
    }

    /** What stands between an attacker and a target, beside the target's own posture. */
    @Withers
    public record Protection(
            @Within({0, Protection.COMPLETE}) Optional<Integer> cover,
            Optional<CoverTable> roundACorner,
            @Default("0") @Within({0, Protection.COMPLETE}) int concealment,
            @Default("false") boolean pierced,
            @Default("false") boolean attacking)
            implements ApproachProtectionBuilder.With {

        private static final int COMPLETE = 100;

        private static final int MOST_WHILE_ATTACKING = 90;

        /** Returns how much of her a barrier hides, in percent. */
        public int barrier() {
            return cover.or(() -> roundACorner.map(CoverTable::percent)).orElse(0);
        }

        /** Returns how much of her is behind cover that stops the weapon, in percent. */
        public int asCover() {
            return pierced ? 0 : shown(barrier());
        }

        /** Returns how much of her is concealed, in percent; the larger of two. */
        public int asConcealment() {
            return Math.max(shown(concealment), pierced ? shown(barrier()) : 0);
        }

        /** Returns whether the weapon goes through the cover, which makes it concealment. */
        public boolean isDowngraded() {
            return pierced && shown(barrier()) > 0 && barrier() >= concealment;
        }

        /** Returns whether she is completely behind cover (EX-27). */
        public boolean isCompleteCover() {
            return asCover() == COMPLETE;
        }

        /** Returns whether she is completely concealed, and not by cover (EX-27). */
        public boolean isConcealedAlone() {
            return asConcealment() == COMPLETE && !isCompleteCover();
        }

        /** Returns whether only her own attack keeps her from being completely hidden (EX-27). */
        public boolean isGivenAway() {
            return attacking && Math.max(barrier(), concealment) > MOST_WHILE_ATTACKING;
        }

        private int shown(int percent) {
            return attacking ? Math.min(percent, MOST_WHILE_ATTACKING) : percent;
        }
    }
}
