// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.combatant;

/** The shields and their PD, which adds to every defence. Confirmed. */
public enum Shield {
    BUCKLER(1),
    SMALL(2),
    MEDIUM(3),
    LARGE(4);

    private final int passiveDefence;

    Shield(int passiveDefence) {
        this.passiveDefence = passiveDefence;
    }

    /** Returns its PD. */
    public int passiveDefence() {
        return passiveDefence;
    }
}
