package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.hitlocation.Activity;
import dev.snakewater.domain.fudge.hitlocation.AimedAt;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** What a shot is counted with: to hit, and what a hit does (GF-04, GF-05, GF-12 to GF-24, GF-32, GF-33, GF-36, GF-37). */
public final class Shooting {

    private static final int NOT_AIMED = -2;
    private static final int FANNING = -2;
    private static final int FANNING_NOT_AIMED = -1;
    private static final int AT_A_DODGER = -2;
    private static final int NATURAL = 4;
    private static final int GRAZING_MARGIN = 1;
    private static final int STRONG_GRAZE = 5;

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
        Tally toHit = aimed(skill(shooter, shot), shooter.stance(), shot);
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
        return shooter.wounds().hindered(toHit, activity(shooter, shot));
    }

    /** Fanning takes both hands whatever he fans (HL-25). */
    private static Activity activity(Gunfighter shooter, Shot shot) {
        return shot.manner() == Shot.Manner.FAN
                ? new Activity.Fighting(List.of(BodySide.values()), !shooter.isProne())
                : shooter.fighting(shooter.gunsInUse());
    }

    /**
     * What a shot must reach: the difficulty of its range, raised if it is aimed at something small (HL-05).
     *
     * @throws java.util.NoSuchElementException if no shot can be fired over this distance
     */
    public static Tally difficulty(Distance distance, Shot shot) {
        Tally difficulty = distance.difficulty(shot.by());
        return shot.called()
                .map(called -> AimedAt.of(called).atRange(difficulty))
                .orElse(difficulty);
    }

    /** The option by which dice that show this much decide by themselves, if they do (FACT-16). */
    public static Optional<Rule> critical(int thrown, Rulings rulings) {
        return rulings.criticals() && Math.abs(thrown) == NATURAL
                ? Optional.of(CoreOption.FACT_16_CRITICALS)
                : Optional.empty();
    }

    /**
     * By how much a shot reaches its difficulty, at least 0 where it hits.
     *
     * @param total the rolled degree
     * @param difficulty what it must reach
     * @param thrown what the dice alone show
     */
    public static int margin(int total, int difficulty, int thrown, Rulings rulings) {
        int margin = total - difficulty;
        if (critical(thrown, rulings).isEmpty()) {
            return margin;
        }
        return thrown > 0 ? Math.max(margin, 0) : Math.min(margin, -1);
    }

    /**
     * What a hit does: points of damage; none if the total is not above 0 (GF-37).
     *
     * @param gun the gun it came from
     * @param target who is hit
     * @param margin by how much the shot reached its difficulty, at least 0
     * @param rulings whether a narrow hit is a graze
     */
    public static Tally damage(Gun gun, Gunfighter target, int margin, Rulings rulings) {
        int armour = target.sheet().armour();
        Tally damage = bare(gun, target, margin);
        if (armour > 0) {
            damage = damage.plus(-armour, "armour", GunfightRule.GF_37_DAMAGE);
        }
        return grazed(damage, gun, armour, margin, rulings);
    }

    /**
     * The same, where the hit has a location: the armour of that part counts, and what a small target cost may be given back.
     *
     * @param where the part that is hit
     * @param called what the shot was aimed at, if it was a called shot
     */
    public static Tally damage(
            Gun gun, Gunfighter target, int margin, BodyPart where, Optional<CalledPart> called, Rulings rulings) {
        int armour = target.sheet()
                .physique()
                .map(physique -> physique.armour().on(where))
                .orElse(target.sheet().armour());
        Tally damage = bare(gun, target, margin);
        if (armour > 0) {
            damage = damage.plus(-armour, "armour on the " + where, HitLocationRule.HL_30_ARMOUR_BY_PART);
        }
        boolean addBack = rulings.hitLocation()
                .filter(BodyRulings::calledShotDamageAddBack)
                .isPresent();
        Tally harm = called.isPresent() ? AimedAt.of(called.get()).harm(damage, addBack) : damage;
        return grazed(harm, gun, armour, margin, rulings);
    }

    private static Tally bare(Gun gun, Gunfighter target, int margin) {
        return Tally.of(target.name(), "damage", margin, "margin", GunfightRule.GF_37_DAMAGE)
                .plus(gun.strength(), gun.kind().toString(), GunfightRule.GF_37_DAMAGE);
    }

    private static Tally grazed(Tally damage, Gun gun, int armour, int margin, Rulings rulings) {
        if (!rulings.grazes() || margin > GRAZING_MARGIN) {
            return damage;
        }
        // As much as a Hurt takes at once, or a Scratch: four points, or two (core text of 1995).
        int most = gun.strength() - armour >= STRONG_GRAZE ? 4 : 2;
        return damage.atMost(most, "a graze", CoreOption.FACT_12_GRAZES);
    }

    /**
     * What damage becomes by a throw: a sum above 0 at least 1 and at most doubled, any other at most 1 (FACT-14).
     *
     * @param damage as counted
     * @param thrown what 4dF show
     */
    public static Tally rolled(Tally damage, int thrown) {
        int sum = damage.total();
        Tally rolled = damage.plus(thrown, "damage roll", CoreOption.FACT_14_DAMAGE_ROLL);
        return sum > 0
                ? rolled.atLeast(1, "a hit that hurts", CoreOption.FACT_14_DAMAGE_ROLL)
                        .atMost(2 * sum, "twice the damage", CoreOption.FACT_14_DAMAGE_ROLL)
                : rolled.atMost(1, "a hit that hardly hurts", CoreOption.FACT_14_DAMAGE_ROLL);
    }

    private static Tally skill(Gunfighter shooter, Shot shot) {
        GunfighterSheet sheet = shooter.sheet();
        if (shooter.usesTwoGuns()) {
            return Tally.of(
                            shooter.name(),
                            shot.manner().toString(),
                            sheet.twoGun().value(),
                            "Two-Gun Shooter " + sheet.twoGun(),
                            GunfightRule.GF_32_TWO_GUN_SKILL)
                    .atMost(sheet.pistol().value() - 1, "Pistol - 1", GunfightRule.GF_32_TWO_GUN_SKILL);
        }
        Skill skill = shooter.guns().get(shot.gun()).kind().skill();
        return Tally.of(
                shooter.name(),
                shot.manner().toString(),
                sheet.skill(skill).value(),
                skill + " " + sheet.skill(skill),
                GunfightRule.GF_36_UNOPPOSED);
    }

    private static Tally aimed(Tally toHit, Stance stance, Shot shot) {
        Optional<Rule> aim = stance == Stance.AIMED
                ? Optional.of(GunfightRule.GF_12_AIM)
                : shot.drop() ? Optional.of(GunfightRule.GF_13_DROP_AND_AIMING) : Optional.empty();
        Optional<Rule> drop = shot.drop() ? Optional.of(GunfightRule.GF_13_DROP_AND_AIMING) : Optional.empty();
        return switch (shot.manner()) {
            case SNAPSHOT -> unless(drop, toHit, NOT_AIMED, "snapshot", GunfightRule.GF_14_SNAPSHOT);
            case SECOND_SNAPSHOT ->
                unless(drop, toHit, NOT_AIMED, "second snapshot", GunfightRule.GF_16_SECOND_SNAPSHOT);
            case SHOT -> unless(aim, toHit, NOT_AIMED, "not aimed", GunfightRule.GF_20_SHOOT);
            case TWO_GUN_SHOT ->
                unless(
                        Optional.of(GunfightRule.GF_33_TWO_TARGETS),
                        toHit,
                        NOT_AIMED,
                        "not aimed",
                        GunfightRule.GF_20_SHOOT);
            case FAN ->
                unless(
                        aim,
                        toHit.plus(FANNING, "fanning", GunfightRule.GF_24_FAN_ROLLS),
                        FANNING_NOT_AIMED,
                        "not aimed",
                        GunfightRule.GF_24_FAN_ROLLS);
        };
    }

    private static Tally unless(Optional<? extends Rule> waiving, Tally toHit, int amount, String what, Rule why) {
        Modifier due = new Modifier(amount, what, why);
        return waiving.isPresent() ? toHit.waiving(due, waiving.get()) : toHit.plus(due);
    }
}
