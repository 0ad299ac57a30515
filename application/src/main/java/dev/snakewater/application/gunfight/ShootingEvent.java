package dev.snakewater.application.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can happen when guns are fired, and what their hits do. */
public sealed interface ShootingEvent extends GunfightEvent {

    /** Somebody fans his pistol, and all its bullets go (GF-21 to GF-24). */
    record Fanned(Name by, Firearm gun, int spent) implements ShootingEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_21_FAN_WHO, GunfightRule.GF_22_FAN_TARGETS, GunfightRule.GF_23_FAN_EMPTIES);
        }
    }

    /**
     * A shot was fired (GF-36).
     *
     * @param total the rolled degree
     * @param margin by how much it reached the difficulty; below 0 it missed
     * @param left how many rounds are left in the gun
     * @param twoGuns whether he uses two guns (GF-31)
     * @param critical the option by which the dice decided by themselves, if they did
     * @param aim the rule by which it was aimed at what it was aimed at, where hits have locations
     */
    record Fired(
            Shot shot,
            Tally toHit,
            Tally difficulty,
            Fall fall,
            int total,
            int margin,
            int left,
            boolean twoGuns,
            Optional<Rule> critical,
            Optional<Rule> aim)
            implements ShootingEvent {
        /** Whether it hit. */
        public boolean hit() {
            return margin >= 0;
        }

        @Override
        public List<Rule> rules() {
            List<Rule> rules = new ArrayList<>(List.of(GunfightRule.GF_36_UNOPPOSED, GunfightRule.GF_38_AMMUNITION));
            if (twoGuns) {
                rules.add(GunfightRule.GF_31_TWO_GUN_AMMUNITION);
            }
            if (shot.manner() == Shot.Manner.TWO_GUN_SHOT) {
                rules.add(GunfightRule.GF_34_NEVER_TWICE);
            }
            critical.ifPresent(rules::add);
            aim.ifPresent(rules::add);
            shot.called().ifPresent(called -> rules.add(HitLocationRule.HL_02_SIZE));
            return rules;
        }
    }

    /** Dice were rolled for the damage of a hit (FACT-14). */
    record DamageRolled(Name by, Name at, Fall fall) implements ShootingEvent {
        @Override
        public List<Rule> rules() {
            return List.of(CoreOption.FACT_14_DAMAGE_ROLL);
        }
    }

    /** A shot was fired at somebody behind cover, and missed without a throw (GF-19); so many rounds are left in the gun. */
    record FiredAtCover(Shot shot, int left, Rule why) implements ShootingEvent {
        @Override
        public List<Rule> rules() {
            return List.of(why, GunfightRule.GF_38_AMMUNITION);
        }
    }

    /**
     * A hit did its damage (GF-37).
     *
     * @param part the part of the turn; damage of part 3 counts before part 4 (GF-15)
     * @param points how many boxes it fills, at least 1
     */
    record Wounded(Name who, Part part, Tally damage, int points, WoundLevel before, WoundLevel after)
            implements ShootingEvent {
        @Override
        public List<Rule> rules() {
            List<Rule> rules = new ArrayList<>(List.of(
                    GunfightRule.GF_37_DAMAGE,
                    HitLocationRule.HL_14_WOUND_BOXES,
                    HitLocationRule.HL_31_FILLING_BOXES,
                    HitLocationRule.HL_32_WOUND_EFFECTS));
            if (part == Part.PART_3) {
                rules.add(GunfightRule.GF_15_SNAPSHOT_AT_ONCE);
            }
            if (after == WoundLevel.DEAD) {
                rules.add(HitLocationRule.HL_33_DEATH);
            }
            return rules;
        }
    }

    /**
     * A hit did no damage (GF-37).
     *
     * @param where the part that was hit, where hits have locations
     */
    record Unscathed(Name who, Tally damage, Optional<BodyPart> where) implements ShootingEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_37_DAMAGE);
        }
    }
}
