package dev.snakewater.domain.exp.scene;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.Optional;

/** What stands between an attacker and a target, beside the target's own posture. */
@Withers
public record Protection(
        @Within({0, Protection.COMPLETE}) Optional<Integer> cover,
        Optional<CoverTable> roundACorner,
        @Default("0") @Within({0, Protection.COMPLETE}) int concealment,
        @Default("false") boolean pierced,
        @Default("false") boolean attacking)
        implements ProtectionBuilder.With {

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

    /** Returns whether she is completely concealed (EX-27). */
    public boolean isCompleteConcealment() {
        return asConcealment() == COMPLETE;
    }

    /** Returns whether only her own attack keeps her from being completely hidden (EX-27). */
    public boolean isGivenAway() {
        return attacking && Math.max(barrier(), concealment) > MOST_WHILE_ATTACKING;
    }

    private int shown(int percent) {
        return attacking ? Math.min(percent, MOST_WHILE_ATTACKING) : percent;
    }
}
