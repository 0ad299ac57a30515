package dev.snakewater.domain.exp;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;

/** What a hit does. */
public final class Damage {

    /** What the tally of damage is of. */
    public static final String DAMAGE = "damage";

    /** What the tally against system shock is of. */
    public static final String SYSTEM_SHOCK = "system shock";

    private Damage() {}

    /**
     * The damage of a hit, which awaits the dice: they are multiplied first, then the adjuster is added, with types A and B (EXF-01, EXF-02,
     * EXF-08).
     *
     * @param dice the dice of the weapon
     * @param multiplier of a critical roll; 1 otherwise
     */
    public static Tally of(Attack attack, DicePool dice, int multiplier) {
        Tally dealt = Tally.ofThrow(attack.attacker().name(), DAMAGE, dice, ExpFact.EXF_01_DAMAGE);
        if (multiplier > 1) {
            dealt = dealt.times(multiplier, 1, Rounding.DOWN, "critical", ExpFact.EXF_08_CRITICAL);
        }
        int adjuster = switch (attack.weapon().weaponType()) {
            case TYPE_A, TYPE_B ->
                attack.row().map(Persona.CombatRow::damageAdjuster).orElse(0);
            case TYPE_C, TYPE_D, TYPE_E, TYPE_F, FULL_AUTO -> 0;
        };
        return adjuster == 0 ? dealt : dealt.plus(adjuster, "damage-adjuster", ExpFact.EXF_02_DAMAGE_ADJUSTER);
    }

    /** Damage within its limits, whoever added to it: at least nothing (EXF-03). */
    public static Tally neverHealing(Tally damage) {
        return damage.neverBelow(0, "never-heals", ExpFact.EXF_03_NEVER_BELOW_NOTHING);
    }

    /** The highest roll against system shock with which somebody stays up (EXF-04). */
    public static Tally againstShock(Name who, HitPoints after) {
        return Tally.of(
                        who,
                        SYSTEM_SHOCK,
                        after.shockFromPoints(),
                        "hit-points-left",
                        ExpFact.EXF_04_SYSTEM_SHOCK,
                        HitPoints.SHOCK_PER_POINT,
                        after.left())
                .plus(after.constitution(), "con", ExpFact.EXF_04_SYSTEM_SHOCK);
    }

    /** What stands against system shock within its limits, whoever added to it: at worst nothing. */
    public static Tally standing(Tally againstShock) {
        return againstShock.neverBelow(0, "system-shock", ExpFact.EXF_04_SYSTEM_SHOCK);
    }
}
