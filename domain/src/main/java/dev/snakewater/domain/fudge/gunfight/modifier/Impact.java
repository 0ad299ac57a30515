package dev.snakewater.domain.fudge.gunfight.modifier;

import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;

/**
 * A bullet that hits, and its damage; none if the total is not above 0 (GF-37).
 *
 * @param margin by how much the shot reached its difficulty, at least 0
 * @param where the part that is hit, with hit locations: its armour counts (HL-30)
 * @param called what the shot was aimed at, if it was a called shot
 */
public record Impact(Gun gun, Gunfighter target, int margin, Optional<BodyPart> where, Optional<CalledPart> called) {

    private static final int GRAZING_MARGIN = 1;
    private static final int STRONG_GRAZE = 5;

    /** Counts the damage, before it is limited. */
    public Tally damage(Rulings rulings) {
        Tally damage = Tally.of(target.name(), "damage", margin, "margin", GunfightRule.GF_37_DAMAGE)
                .plus(gun.strength(), "gun", GunfightRule.GF_37_DAMAGE, gun.kind());
        int armour = armour();
        if (armour > 0) {
            damage = where.isPresent()
                    ? damage.plus(-armour, "armour-on", HitLocationRule.HL_30_ARMOUR_BY_PART, where.get())
                    : damage.plus(-armour, "armour", GunfightRule.GF_37_DAMAGE);
        }
        boolean addBack = rulings.located() && rulings.body().calledShotDamageAddBack();
        return target.aimedAt(called).harm(damage, addBack);
    }

    /** Limits the damage: something big takes at least 0 (HL-03), a graze does little (FACT-12). A damage roll is added last (FACT-14). */
    public Tally limited(Tally damage, Optional<Integer> thrown, Rulings rulings) {
        Tally least = target.aimedAt(called).least(damage);
        Tally done = rulings.grazes() && margin <= GRAZING_MARGIN ? grazed(least) : least;
        return thrown.map(dice -> rolled(done, dice)).orElse(done);
    }

    private Tally grazed(Tally damage) {
        // As much as a Hurt takes at once, or a Scratch: four points, or two (core text of 1995).
        int most = gun.strength() - armour() >= STRONG_GRAZE ? 4 : 2;
        return damage.atMost(most, "graze", CoreOption.FACT_12_GRAZES);
    }

    private int armour() {
        Gunfighter.Sheet sheet = target.sheet();
        return where.map(part -> sheet.armour().on(part)).orElse(sheet.traits().armour());
    }

    /** Applies a damage roll: a sum above 0 becomes at least 1 and at most doubles, any other becomes at most 1. */
    static Tally rolled(Tally damage, int thrown) {
        int sum = damage.total();
        Tally rolled = damage.plus(thrown, "damage-roll", CoreOption.FACT_14_DAMAGE_ROLL);
        return sum > 0
                ? rolled.atLeast(1, "hurts", CoreOption.FACT_14_DAMAGE_ROLL)
                        .atMost(2 * sum, "twice-the-damage", CoreOption.FACT_14_DAMAGE_ROLL)
                : rolled.atMost(1, "hardly-hurts", CoreOption.FACT_14_DAMAGE_ROLL);
    }
}
