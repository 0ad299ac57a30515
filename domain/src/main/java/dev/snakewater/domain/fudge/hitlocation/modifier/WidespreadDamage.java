package dev.snakewater.domain.fudge.hitlocation.modifier;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;

/**
 * Damage that goes to every part it can reach, as one of them takes it (HL-28 to HL-30). What has no parts takes all that its armour
 * lets through: it is halved only because every part takes its share (HL-29), and there is nothing here that another share goes to.
 *
 * @param what what does the damage, such as {@code fireball}
 * @param base how much it does, before armour
 * @param armour what is worn there, at least 0
 * @param whole whether it has no parts
 */
public record WidespreadDamage(String what, int base, int armour, boolean whole) {

    /** What goes through its armour, before anything limits it. */
    public Tally damage(Name who) {
        Tally damage = Tally.of(who, "damage", base, Reason.said(what), orOfTheWhole(HitLocationRule.HL_28_WIDESPREAD));
        return armour > 0 ? damage.plus(-armour, "armour", orOfTheWhole(HitLocationRule.HL_30_ARMOUR_BY_PART)) : damage;
    }

    /** What it takes of that, whatever somebody has added: nothing at the least, and a part half of it, rounded up (HL-29). */
    public Tally limited(Tally damage) {
        Tally through = damage.neverBelow(
                0, armour > 0 ? "armour-takes-all" : "nothing-left", orOfTheWhole(HitLocationRule.HL_29_HALF));
        return whole ? through : through.times(1, 2, Rounding.UP, "half", HitLocationRule.HL_29_HALF);
    }

    private Rule orOfTheWhole(Rule ofAPart) {
        return whole ? CoreRule.FACT_5_DAMAGE : ofAPart;
    }
}
