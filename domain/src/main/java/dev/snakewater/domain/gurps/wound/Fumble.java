// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.wound;

import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.Weapon;
import java.util.Optional;

/** The table of critical misses (GU-16), confirmed. It stands for the tables of unarmed attacks and firearms, too, which were not found. */
public enum Fumble {
    BREAK,
    SELF,
    SELF_HALF,
    OFF_BALANCE,
    UNREADY,
    DROP,
    FLY,
    STRAIN,
    /** He falls down; off balance instead, with a ranged weapon. */
    FALL;

    /** Returns the fumble at a total of 3d. */
    public static Fumble of(int total) {
        return switch (total) {
            case 3, 4, 17, 18 -> BREAK;
            case 5 -> SELF;
            case 6 -> SELF_HALF;
            case 7, 13 -> OFF_BALANCE;
            case 8, 12 -> UNREADY;
            case 9, 10, 11 -> DROP;
            case 14 -> FLY;
            case 15 -> STRAIN;
            case 16 -> FALL;
            default -> throw new IllegalArgumentException("no fumble at " + total + " on 3d");
        };
    }

    /**
     * Returns what counts of this, given an earlier roll and the weapon, if known; none if it is rolled once more. Solid weapons break, and
     * points and missiles hit their owner, only if that is rolled twice; natural weapons never break, and a shooter does not fall.
     */
    public Optional<Fumble> counting(Optional<Fumble> first, Optional<Weapon> weapon) {
        return first.equals(Optional.of(BREAK))
                ? Optional.of(this == BREAK ? this : DROP)
                : weapon.map(held -> with(held, first.isEmpty())).orElse(Optional.of(this));
    }

    private Optional<Fumble> with(Weapon weapon, boolean isFirst) {
        boolean hardlyHitsItsOwner = weapon.isRanged() || weapon.type() == DamageType.IMPALING;
        return switch (this) {
            case BREAK -> Optional.of(this).filter(any -> weapon.canBreak() && !weapon.resistsBreakage());
            case SELF, SELF_HALF -> Optional.of(this).filter(any -> !isFirst || !hardlyHitsItsOwner);
            case FLY -> Optional.of(hardlyHitsItsOwner ? DROP : this);
            case FALL -> Optional.of(weapon.isRanged() ? OFF_BALANCE : this);
            default -> Optional.of(this);
        };
    }

    /** Returns whether the weapon is gone: dropped, broken or disabled. */
    public boolean losesTheWeapon() {
        return this == BREAK || this == DROP || this == FLY;
    }

    /** Returns whether he hits himself. */
    public boolean isSelf() {
        return this == SELF || this == SELF_HALF;
    }
}
