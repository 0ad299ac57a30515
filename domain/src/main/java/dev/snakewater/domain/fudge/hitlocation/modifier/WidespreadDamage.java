package dev.snakewater.domain.fudge.hitlocation.modifier;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;

/**
 * One part's share of damage that reaches several parts (HL-28 to HL-30). Something without parts takes all that gets through its armour:
 * damage is halved only because it goes to other parts as well (HL-29).
 */
public record WidespreadDamage(String what, int base, int armour, boolean whole) {

    /** Returns the damage less armour, before any limit. */
    public Tally damage(Name who) {
        return Tally.of(who, "damage", base, Reason.said(what), orOfTheWhole(HitLocationRule.HL_28_WIDESPREAD))
                .plusIfAny(-armour, "armour", orOfTheWhole(HitLocationRule.HL_30_ARMOUR_BY_PART));
    }

    /** Limits that damage, whatever has been added: never below 0, and half of it for a part, rounded up (HL-29). */
    public Tally limited(Tally damage) {
        Tally through = damage.neverBelow(
                0, armour > 0 ? "armour-takes-all" : "nothing-left", orOfTheWhole(HitLocationRule.HL_29_HALF));
        return whole ? through : through.times(1, 2, Rounding.UP, "half", HitLocationRule.HL_29_HALF);
    }

    private Rule orOfTheWhole(Rule ofAPart) {
        return whole ? CoreRule.FACT_5_DAMAGE : ofAPart;
    }
}
