// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.weapon;

import dev.snakewater.domain.gurps.Fraction;

/** What an attack does to a body (GU-28, GU-30, GU-36). */
public enum DamageType {
    CUTTING(new Fraction(3, 2), 1, true),
    IMPALING(Fraction.of(2), 1, false),
    CRUSHING(Fraction.ONE, 0, true),
    /** Bullets: their calibre decides. */
    BULLET(Fraction.ONE, 1, false),
    /** Beams, fire, lightning. */
    BURNING(Fraction.ONE, 0, false);

    private final Fraction wounding;
    private final int least;
    private final boolean knocksBack;

    DamageType(Fraction wounding, int least, boolean knocksBack) {
        this.wounding = wounding;
        this.least = least;
        this.knocksBack = knocksBack;
    }

    /** Returns what penetrating damage is multiplied by. */
    public Fraction wounding() {
        return wounding;
    }

    /** Returns the least that a weapon of this type does before armour. */
    public int least() {
        return least;
    }

    /** Returns whether it knocks back, unless a weapon says otherwise. */
    public boolean knocksBack() {
        return knocksBack;
    }

    /** Returns whether it goes deep: points and bullets. */
    public boolean pierces() {
        return this == IMPALING || this == BULLET;
    }
}
