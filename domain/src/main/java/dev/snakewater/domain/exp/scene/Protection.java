package dev.snakewater.domain.exp.scene;

import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * What stands between an attacker and a target, beside the target's own posture.
 *
 * @param cover how much of the target a barrier hides, in percent
 * @param roundACorner or what she uses round a corner, which tells how much the corner hides (EX-26)
 * @param concealment how much of her something hides that stops nothing, in percent
 * @param pierced whether the weapon goes through the barrier (EX-23)
 * @param attacking whether she comes out to attack in this unit (EX-27)
 */
@Withers
public record Protection(
        @Within({0, Protection.COMPLETE}) Optional<Integer> cover,
        Optional<Hidden> roundACorner,
        @Default("0") @Within({0, Protection.COMPLETE}) int concealment,
        @Default("false") boolean pierced,
        @Default("false") boolean attacking)
        implements ProtectionBuilder.With {

    private static final int COMPLETE = 100;

    private static final int MOST_WHILE_ATTACKING = 90;

    /** How much of her a barrier hides, in percent. */
    public int barrier() {
        return cover.or(() -> roundACorner.map(Hidden::percent)).orElse(0);
    }

    /** How much of her a barrier hides that stops the weapon. */
    public int asCover() {
        return pierced ? 0 : shown(barrier());
    }

    /** How much of her something hides that does not stop the weapon; of two, the more. */
    public int asConcealment() {
        return Math.max(shown(concealment), pierced ? shown(barrier()) : 0);
    }

    /** Whether what hides her is a barrier that the weapon goes through. */
    public boolean isDowngraded() {
        return pierced && shown(barrier()) > 0 && barrier() >= concealment;
    }

    /** Whether nothing of her shows, behind a barrier that stops the weapon (EX-27). */
    public boolean isCompleteCover() {
        return asCover() == COMPLETE;
    }

    /** Whether nothing of her shows, but the weapon would get through (EX-27). */
    public boolean isCompleteConcealment() {
        return asConcealment() == COMPLETE;
    }

    /** Whether she would be wholly hidden, did she not attack (EX-27). */
    public boolean isGivenAway() {
        return attacking && Math.max(barrier(), concealment) > MOST_WHILE_ATTACKING;
    }

    private int shown(int percent) {
        return attacking ? Math.min(percent, MOST_WHILE_ATTACKING) : percent;
    }
}
