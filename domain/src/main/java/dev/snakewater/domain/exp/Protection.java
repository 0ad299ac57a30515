package dev.snakewater.domain.exp;

/**
 * What stands between an attacker and a target, beside the target's own posture.
 *
 * @param cover how much of the target a barrier hides, in percent
 * @param concealment how much of her something hides that stops nothing, in percent
 * @param pierced whether the weapon goes through the barrier (EX-23)
 * @param attacking whether she comes out to attack in this unit (EX-27)
 * @param roundACorner whether the percentage is that of what she uses round a corner (EX-26)
 */
public record Protection(int cover, int concealment, boolean pierced, boolean attacking, boolean roundACorner) {

    /** Nothing. */
    public static final Protection NONE = new Protection(0, 0, false, false, false);

    /** Nothing of her shows. */
    public static final int COMPLETE = 100;

    private static final int MOST_WHILE_ATTACKING = 90;

    /** How much of her a barrier hides that stops the weapon. */
    public int asCover() {
        return pierced ? 0 : shown(cover);
    }

    /** How much of her something hides that does not stop the weapon; of two, the more. */
    public int asConcealment() {
        return Math.max(shown(concealment), pierced ? shown(cover) : 0);
    }

    /** Whether what hides her is a barrier that the weapon goes through. */
    public boolean isDowngraded() {
        return pierced && shown(cover) > 0 && cover >= concealment;
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
        return attacking && Math.max(cover, concealment) > MOST_WHILE_ATTACKING;
    }

    private int shown(int percent) {
        return attacking ? Math.min(percent, MOST_WHILE_ATTACKING) : percent;
    }
}
