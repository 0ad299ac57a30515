package dev.snakewater.domain.exp.wound;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.exp.ExpFact;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;

/** What a hit does. */
public final class Damage {

    /** What the tally of damage is of. */
    public static final String DAMAGE = "damage";

    /** What the tally against system shock is of. */
    public static final String SYSTEM_SHOCK = "system shock";

    private static final int SHOCK_PER_POINT = 3;

    private Damage() {}

    /**
     * Returns the damage of a hit, which awaits the dice: they are multiplied, then the adjuster is added, with types A and B (EXF-01,
     * EXF-02, EXF-03, EXF-08).
     */
    public static Tally of(Attack attack, DicePool dice, int multiplier, Counting counting) {
        Tally dealt = Tally.ofThrow(attack.by(), DAMAGE, dice, ExpFact.EXF_01_DAMAGE);
        if (multiplier > 1) {
            dealt = dealt.times(multiplier, 1, Rounding.DOWN, "critical", ExpFact.EXF_08_CRITICAL);
        }
        int adjuster = switch (attack.weapon().weaponType()) {
            case TYPE_A, TYPE_B ->
                attack.row().map(Persona.CombatRow::damageAdjuster).orElse(0);
            case TYPE_C, TYPE_D, TYPE_E, TYPE_F, FULL_AUTO -> 0;
        };
        return counting.count(
                dealt.plusIfAny(adjuster, "damage-adjuster", ExpFact.EXF_02_DAMAGE_ADJUSTER),
                damage -> damage.neverBelow(0, "never-heals", ExpFact.EXF_03_NEVER_BELOW_NOTHING));
    }

    /** Returns the highest roll with which she withstands system shock, at least 0 (EXF-04). */
    public static Tally againstShock(Name who, Health after, Counting counting) {
        Rule why = ExpFact.EXF_04_SYSTEM_SHOCK;
        int left = after.points().left();
        Tally sum = Tally.of(who, SYSTEM_SHOCK, SHOCK_PER_POINT * left, "hit-points-left", why, SHOCK_PER_POINT, left)
                .plus(after.constitution(), "con", why);
        return counting.count(sum, against -> against.neverBelow(0, "system-shock", why));
    }
}
