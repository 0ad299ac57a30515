package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;

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
        Modifier worn = new Modifier(-armour, "armour", HitLocationRule.HL_30_ARMOUR_BY_PART);
        return through(damage, base, worn, HitLocationRule.HL_29_HALF)
                .times(1, 2, Rounding.UP, "half, rounded up", HitLocationRule.HL_29_HALF);
    }

    /**
     * What takes it that has no parts: all that its armour lets through. It is halved only because every part takes its
     * share (HL-29), and there is nothing here that another share goes to.
     *
     * @param who what it is
     * @param what what does the damage
     * @param base how much it does, before armour
     * @param armour what it wears, at least 0
     */
    public static Tally damageToTheWhole(Name who, String what, int base, int armour) {
        Tally damage = Tally.of(who, "damage", base, what, CoreRule.FACT_5_DAMAGE);
        Modifier worn = new Modifier(-armour, "armour", CoreRule.FACT_5_DAMAGE);
        return through(damage, base, worn, CoreRule.FACT_5_DAMAGE);
    }

    private static Tally through(Tally damage, int base, Modifier armour, Rule noLess) {
        Tally through = armour.amount() < 0 ? damage.plus(armour) : damage;
        return base + armour.amount() < 0
                ? through.atLeast(
                        0, armour.amount() < 0 ? "the armour takes all of it" : "nothing is left of it", noLess)
                : through;
    }
}
