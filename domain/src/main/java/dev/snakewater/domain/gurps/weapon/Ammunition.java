// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.weapon;

import dev.snakewater.domain.gurps.Fraction;
import java.util.Locale;

/** What a bullet is made like, and how that goes with armour (GU-33, GU-36). One source. */
public enum Ammunition {
    SOLID(Fraction.ONE, Fraction.ONE),
    /** Expands: armour counts twice, and none as 1; what gets through does half as much again. */
    EXPANDING(Fraction.of(2), new Fraction(3, 2)),
    /** Pierces: armour counts half, and so does what gets through. */
    ARMOUR_PIERCING(new Fraction(1, 2), new Fraction(1, 2));

    private final Fraction armour;
    private final Fraction wounding;

    Ammunition(Fraction armour, Fraction wounding) {
        this.armour = armour;
        this.wounding = wounding;
    }

    /** Returns what DR is multiplied by. */
    public Fraction armour() {
        return armour;
    }

    /** Returns what penetrating damage is multiplied by. */
    public Fraction wounding() {
        return wounding;
    }

    @Override
    public String toString() {
        return this == ARMOUR_PIERCING ? "armour-piercing" : name().toLowerCase(Locale.ROOT);
    }
}
