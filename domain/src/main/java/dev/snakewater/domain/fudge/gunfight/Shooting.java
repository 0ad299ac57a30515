package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.Optional;

/** What a shot is counted with: to hit, and what a hit does (GF-04, GF-05, GF-12 to GF-20, GF-36, GF-37). */
public final class Shooting {

    private static final int NOT_AIMED = -2;
    private static final int AT_A_DODGER = -2;

    private Shooting() {}

    /** The rule by which a shot misses without a throw, if there is one: nobody hits a man behind cover. */
    public static Optional<Rule> missesOutright(Gunfighter target) {
        return target.stance() == Stance.IN_COVER ? Optional.of(GunfightRule.GF_19_DIVE_EFFECT) : Optional.empty();
    }

    /**
     * What a shot is rolled with, before the dice.
     *
     * @param shooter who fires, as he is when the slot begins
     * @param target at whom, as he is when the slot's dodges have taken effect
     * @param shot the shot
     */
    public static Tally toHit(Gunfighter shooter, Gunfighter target, Shot shot) {
        Skill skill = shooter.gun().orElseThrow().kind().skill();
        Tally toHit = Tally.of(
                shooter.name(),
                shot.manner().toString(),
                shooter.sheet().skill(skill).value(),
                skill + " " + shooter.sheet().skill(skill),
                GunfightRule.GF_36_UNOPPOSED);
        toHit = aimed(toHit, shooter.stance(), shot);
        if (target.stance().dodges()) {
            toHit = toHit.plus(AT_A_DODGER, target.name() + " dodges", GunfightRule.GF_17_DODGE);
        }
        if (target.stance() == Stance.DODGING_HARD) {
            toHit = toHit.plus(
                    -Staredown.PRIZE, "staredown won by " + target.name(), GunfightRule.GF_05_PRIZE_ON_DODGE);
        }
        if (shot.prize()) {
            toHit = toHit.plus(Staredown.PRIZE, "staredown won", GunfightRule.GF_04_STAREDOWN_PRIZE);
        }
        return Wounds.penalised(toHit, shooter);
    }

    /**
     * What a hit does: points of damage; none if the total is not above 0 (GF-37).
     *
     * @param gun the gun it came from
     * @param target who is hit
     * @param margin by how much the shot reached its difficulty, at least 0
     */
    public static Tally damage(Gun gun, Gunfighter target, int margin) {
        Tally damage = Tally.of(target.name(), "damage", margin, "margin", GunfightRule.GF_37_DAMAGE)
                .plus(gun.strength(), gun.kind().toString(), GunfightRule.GF_37_DAMAGE);
        int armour = target.sheet().armour();
        return armour == 0 ? damage : damage.plus(-armour, "armour", GunfightRule.GF_37_DAMAGE);
    }

    private static Tally aimed(Tally toHit, Stance stance, Shot shot) {
        Modifier due = switch (shot.manner()) {
            case SNAPSHOT -> new Modifier(NOT_AIMED, "snapshot", GunfightRule.GF_14_SNAPSHOT);
            case SECOND_SNAPSHOT -> new Modifier(NOT_AIMED, "second snapshot", GunfightRule.GF_16_SECOND_SNAPSHOT);
            case SHOT -> new Modifier(NOT_AIMED, "not aimed", GunfightRule.GF_20_SHOOT);
        };
        if (shot.manner() == Shot.Manner.SHOT && stance == Stance.AIMED) {
            return toHit.waiving(due, GunfightRule.GF_12_AIM);
        }
        return shot.drop() ? toHit.waiving(due, GunfightRule.GF_13_DROP_AND_AIMING) : toHit.plus(due);
    }
}
