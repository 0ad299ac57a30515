package dev.snakewater.domain.fudge.gunfight.modifier;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Firearm;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.Traits;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/**
 * A bullet on its way, and what counts for it (GF-04, GF-05, GF-12 to GF-24, GF-32, GF-33, GF-36).
 *
 * @param gun the index of the gun
 * @param drop whether the shooter's drop on the target counts (GF-13)
 * @param prize whether the +2 of the staredown was spent on the deed (GF-04)
 * @param called the part of the body it is aimed at, if it is a called shot (HL-01)
 */
public record Shot(Name by, int gun, Name at, Manner manner, boolean drop, boolean prize, Optional<CalledPart> called) {

    private static final int FANNING = -2;
    private static final int AT_A_DODGER = -2;
    private static final int NATURAL = 4;

    /** Of what tells it from others of the same slot. */
    @Override
    public int hashCode() {
        return 31 * (31 * (31 * by.hashCode() + gun) + at.hashCode()) + called.hashCode();
    }

    /** Returns the rule by which a shot misses without a roll, if any: nobody hits a man behind cover. */
    public static Optional<Rule> missesOutright(Gunfighter target) {
        return target.stance() == Gunfighter.Stance.IN_COVER
                ? Optional.of(GunfightRule.GF_19_DIVE_EFFECT)
                : Optional.empty();
    }

    /** Counts a shot, before the dice: the shooter is as when the slot begins, the target has dodged in it. */
    public Tally toHit(Gunfighter shooter, Gunfighter target) {
        Tally toHit = aimed(skill(shooter), shooter.stance());
        if (target.stance().dodges()) {
            toHit = toHit.plus(AT_A_DODGER, "dodges", GunfightRule.GF_17_DODGE, target.name());
        }
        if (target.stance() == Gunfighter.Stance.DODGING_HARD) {
            toHit = toHit.plus(-Staredown.PRIZE, "staredown-won-by", GunfightRule.GF_05_PRIZE_ON_DODGE, target.name());
        }
        if (prize) {
            toHit = toHit.plus(Staredown.PRIZE, "staredown-won", GunfightRule.GF_04_STAREDOWN_PRIZE);
        }
        return shooter.wounds().hindered(toHit, activity(shooter));
    }

    /** Fanning takes both hands, whatever the gun (HL-25). */
    private Activity activity(Gunfighter shooter) {
        return manner == Manner.FAN
                ? Activity.fighting(List.of(BodySide.values()), !shooter.isProne())
                : shooter.fighting(shooter.gunsInUse());
    }

    /** Counts the difficulty of a shot that can be fired: that of its range, higher for a small target and lower for a big one (HL-05). */
    public Tally difficulty(Distance distance, Gunfighter target) {
        return target.aimedAt(called).atRange(distance.difficulty(by));
    }

    /** Returns the rule that decides what a shot is aimed at: a part, no part in particular, or what the dice say; none without hit locations. */
    public Optional<Rule> aim(Distance distance, Rulings rulings) {
        if (!rulings.located()) {
            return Optional.empty();
        }
        boolean far = !Legality.barsOnDistance(distance, rulings).isEmpty();
        Rule uncalled = far ? HitLocationRule.HL_06_TOO_DISTANT : HitLocationRule.HL_04_DEFAULT_PART;
        return Optional.of(called.isPresent() ? HitLocationRule.HL_01_AIM_AT_A_PART : uncalled);
    }

    /** Returns the optional rule by which these dice decide by themselves, if they do (FACT-16). */
    public static Optional<Rule> critical(int thrown, Rulings rulings) {
        return rulings.criticals() && Math.abs(thrown) == NATURAL
                ? Optional.of(CoreOption.FACT_16_CRITICALS)
                : Optional.empty();
    }

    /** Returns the margin of a shot, at least 0 if it hits. Its total includes what was thrown. */
    public static int margin(int total, int difficulty, int thrown, Rulings rulings) {
        int margin = total - difficulty;
        if (critical(thrown, rulings).isEmpty()) {
            return margin;
        }
        return thrown > 0 ? Math.max(margin, 0) : Math.min(margin, -1);
    }

    private Tally skill(Gunfighter shooter) {
        Traits traits = shooter.sheet().traits();
        String of = manner.toString();
        Rule twoGuns = GunfightRule.GF_32_TWO_GUN_SKILL;
        if (shooter.usesTwoGuns()) {
            Degree degree = traits.withTwoGuns();
            return Tally.of(shooter.name(), of, degree.value(), "two-gun-shooter", twoGuns, degree)
                    .atMost(traits.pistol().value() - 1, "one-below-pistol", twoGuns);
        }
        Firearm.Skill skill = shooter.guns().get(gun).kind().skill();
        Degree degree = traits.skill(skill);
        return Tally.of(shooter.name(), of, degree.value(), "skill", GunfightRule.GF_36_UNOPPOSED, skill, degree);
    }

    private Tally aimed(Tally toHit, Gunfighter.Stance stance) {
        Rule rule = manner.rule();
        Optional<Rule> byDrop = drop ? Optional.of(GunfightRule.GF_13_DROP_AND_AIMING) : Optional.empty();
        Optional<Rule> held = stance == Gunfighter.Stance.AIMED ? Optional.of(GunfightRule.GF_12_AIM) : byDrop;
        return switch (manner) {
            case SNAPSHOT, SECOND_SNAPSHOT -> toHit.and(manner.notAimed.unless(byDrop));
            case SHOT -> toHit.and(manner.notAimed.unless(held));
            case TWO_GUN_SHOT -> toHit.waiving(manner.notAimed, rule);
            case FAN -> toHit.plus(FANNING, "fanning", rule).and(manner.notAimed.unless(held));
        };
    }

    /** A way of firing a bullet, with its rule. */
    public enum Manner {
        SNAPSHOT(GunfightRule.GF_14_SNAPSHOT, new Modifier(-2, "snapshot", GunfightRule.GF_14_SNAPSHOT)),
        SECOND_SNAPSHOT(
                GunfightRule.GF_16_SECOND_SNAPSHOT,
                new Modifier(-2, "second-snapshot", GunfightRule.GF_16_SECOND_SNAPSHOT)),
        SHOT(GunfightRule.GF_20_SHOOT, new Modifier(-2, "not-aimed", GunfightRule.GF_20_SHOOT)),
        TWO_GUN_SHOT(GunfightRule.GF_33_TWO_TARGETS, new Modifier(-2, "not-aimed", GunfightRule.GF_20_SHOOT)),
        FAN(GunfightRule.GF_24_FAN_ROLLS, new Modifier(-1, "not-aimed", GunfightRule.GF_24_FAN_ROLLS));

        private final GunfightRule rule;
        private final Modifier notAimed;

        Manner(GunfightRule rule, Modifier notAimed) {
            this.rule = rule;
            this.notAimed = notAimed;
        }

        /** Returns the rule by which it is rolled. */
        public GunfightRule rule() {
            return rule;
        }

        @Override
        public String toString() {
            return this == TWO_GUN_SHOT ? "two-gun shot" : Word.of(this);
        }
    }
}
