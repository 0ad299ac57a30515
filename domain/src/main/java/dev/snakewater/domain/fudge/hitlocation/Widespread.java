package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;

/** Damage that goes to every part it can reach (HL-28 to HL-30). */
public final class Widespread {

    private Widespread() {}

    /**
     * What a part takes: half of what its armour lets through, rounded up.
     *
     * @param who whose part it is
     * @param what what does the damage, such as {@code fireball}
     * @param base how much it does, before armour
     * @param armour what the part wears, at least 0
     */
    public static Tally damage(Name who, String what, int base, int armour) {
        Tally damage = Tally.of(who, "damage", base, what, HitLocationRule.HL_28_WIDESPREAD);
        if (armour > 0) {
            damage = damage.plus(-armour, "armour", HitLocationRule.HL_30_ARMOUR_BY_PART);
        }
        if (armour > base) {
            damage = damage.atLeast(0, "nothing", HitLocationRule.HL_29_HALF);
        }
        return damage.times(1, 2, Rounding.UP, "half, rounded up", HitLocationRule.HL_29_HALF);
    }
}
