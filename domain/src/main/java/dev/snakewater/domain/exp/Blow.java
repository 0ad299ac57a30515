package dev.snakewater.domain.exp;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;

/**
 * A hit that has not done its damage yet.
 *
 * @param by who struck
 * @param dice the dice of the weapon
 * @param adjuster what she adds, with a weapon of type A or B (EXF-02)
 * @param at who is struck
 * @param kind what sort of persona that is
 * @param hitPoints that one's hit points, where they are told
 */
public record Blow(Name by, DicePool dice, int adjuster, Name at, Kind kind, Optional<HitPoints> hitPoints) {

    /** What the tally of damage is of. */
    public static final String DAMAGE = "damage";

    /** What the tally against system shock is of. */
    public static final String SYSTEM_SHOCK = "system shock";

    /** The blow that an attack strikes if it hits; none if the weapon's dice are not told. */
    public static Optional<Blow> of(Attack attack) {
        Weapon weapon = attack.weapon();
        int adjuster = switch (weapon.weaponType()) {
            case TYPE_A, TYPE_B -> attack.row().map(CombatRow::damageAdjuster).orElse(0);
            case TYPE_C, TYPE_D, TYPE_E, TYPE_F, FULL_AUTO -> 0;
        };
        Persona target = attack.target();
        return weapon.dice()
                .map(dice -> new Blow(
                        attack.attacker().name(),
                        dice,
                        adjuster,
                        target.name(),
                        target.kind(),
                        target.body().points()));
    }

    /** The same at somebody with other hit points. */
    public Blow with(HitPoints before) {
        return new Blow(by, dice, adjuster, at, kind, Optional.of(before));
    }

    /**
     * Its damage, which awaits the dice: they are multiplied first, then the adjuster is added (EXF-01, EXF-08).
     *
     * @param multiplier of a critical roll; 1 otherwise
     */
    public Tally damage(int multiplier) {
        Tally dealt = Tally.ofThrow(by, DAMAGE, dice, ExpFact.EXF_01_DAMAGE);
        if (multiplier > 1) {
            dealt = dealt.times(multiplier, 1, Rounding.DOWN, "critical", ExpFact.EXF_08_CRITICAL);
        }
        if (adjuster != 0) {
            dealt = dealt.plus(adjuster, "damage adjuster", ExpFact.EXF_02_DAMAGE_ADJUSTER);
        }
        return dealt;
    }

    /** Damage within its limits, whoever added to it: at least nothing (EXF-03). */
    public static Tally neverHealing(Tally damage) {
        return damage.neverBelow(0, "a hit never heals", ExpFact.EXF_03_NEVER_BELOW_NOTHING);
    }

    /** Whether so much damage is a system shock: of anthros only (EXF-04). */
    public boolean isShock(int points) {
        return kind == Kind.ANTHRO
                && hitPoints.filter(before -> before.isShockedBy(points)).isPresent();
    }

    /** The highest roll against system shock with which somebody stays up (EXF-04). */
    public static Tally againstShock(Name who, HitPoints after) {
        return Tally.of(
                        who,
                        SYSTEM_SHOCK,
                        after.shockFromPoints(),
                        "3 x " + after.left() + " hit points left",
                        ExpFact.EXF_04_SYSTEM_SHOCK)
                .plus(after.constitution(), "CON", ExpFact.EXF_04_SYSTEM_SHOCK);
    }

    /** What stands against system shock within its limits, whoever added to it: at worst nothing. */
    public static Tally standing(Tally againstShock) {
        return againstShock.neverBelow(0, "system shock", ExpFact.EXF_04_SYSTEM_SHOCK);
    }
}
