// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.combatant;

/** How somebody stands or lies, and what that does to his attack, to his defence, and to who shoots at him. */
public enum Posture {
    // spotless:off
    STANDING ( 0,  0,  0),
    CROUCHING(-2,  0, -2),
    KNEELING (-2, -2, -2),
    SITTING  (-2, -2, -2),
    CRAWLING (-4, -3, -4),
    LYING    (-4, -3, -4);
    // spotless:on

    private static final int LYING_WITH_A_GUN = 1;

    private final int attack;
    private final int defence;
    private final int shotAt;

    Posture(int attack, int defence, int shotAt) {
        this.attack = attack;
        this.defence = defence;
        this.shotAt = shotAt;
    }

    /** Returns what it does to his attack. */
    public int attack(boolean goodLying) {
        return this == LYING && goodLying ? LYING_WITH_A_GUN : attack;
    }

    /** Returns what it does to his defence. */
    public int defence() {
        return defence;
    }

    /** Returns what it does to somebody who shoots at him. */
    public int shotAt() {
        return shotAt;
    }
}
