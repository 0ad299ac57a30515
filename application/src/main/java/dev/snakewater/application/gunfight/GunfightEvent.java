package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.HouseRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can happen in a gunfight. */
public sealed interface GunfightEvent extends Event {

    /** A part of the turn begins (GF-01). */
    record PartBegan(TurnPart part) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_01_TURN_SEQUENCE);
        }
    }

    /** The parts of a turn. */
    enum TurnPart {
        /** Part 1, on the first turn. */
        STAREDOWN,
        /** Part 2. */
        DRAW,
        /** Aim, snapshot or dodge. */
        PART_3,
        /** Shoot, fan or reload. */
        PART_4;

        static TurnPart of(Part part) {
            return part == Part.PART_3 ? PART_3 : PART_4;
        }
    }

    /** Somebody would not stare, so nobody does (GF-03). */
    record StaredownRefused(Name by) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_03_ALL_MUST_AGREE);
        }
    }

    /**
     * Somebody stared (GF-02).
     *
     * @param fall what his dice showed; none where ratings are compared
     */
    record Stared(Name by, Tally nerve, Optional<Fall> fall, int total) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_02_STAREDOWN);
        }

        @Override
        public List<Tally> tallies() {
            return List.of(nerve);
        }
    }

    /** The staredown has a winner, who holds a +2 (GF-04). */
    record StaredownWon(Name by) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_02_STAREDOWN, GunfightRule.GF_04_STAREDOWN_PRIZE);
        }
    }

    /** The staredown has no winner (GF-02). */
    record StaredownTied(List<Name> highest) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_02_STAREDOWN);
        }
    }

    /**
     * Somebody drew (GF-07).
     *
     * @param guns the guns of the turn; none if he is unarmed
     * @param fresh whether one of them came out of its holster just now
     */
    record Drew(Name by, List<Firearm> guns, boolean fresh, Tally fastDraw, Fall fall, int total)
            implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_07_DRAW);
        }

        @Override
        public List<Tally> tallies() {
            return List.of(fastDraw);
        }
    }

    /** Somebody who tied drew again (GF-09). */
    record DrewAgain(Name by, Tally fastDraw, Fall fall, int total) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_09_TIES);
        }

        @Override
        public List<Tally> tallies() {
            return List.of(fastDraw);
        }
    }

    /** The order of action stands for the turn (GF-08); those of one slot act together (GF-09). */
    record OrderSet(List<List<Name>> slots) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return slots.stream().allMatch(slot -> slot.size() == 1)
                    ? List.of(GunfightRule.GF_08_ORDER_OF_ACTION)
                    : List.of(GunfightRule.GF_08_ORDER_OF_ACTION, GunfightRule.GF_09_TIES);
        }
    }

    /** Somebody aimed (GF-12). */
    record Aimed(Name by) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_12_AIM);
        }
    }

    /** Somebody dodged (GF-17), perhaps with the +2 of the staredown (GF-05). */
    record Dodged(Name by, boolean prize) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return prize
                    ? List.of(
                            GunfightRule.GF_17_DODGE,
                            GunfightRule.GF_04_STAREDOWN_PRIZE,
                            GunfightRule.GF_05_PRIZE_ON_DODGE)
                    : List.of(GunfightRule.GF_17_DODGE);
        }
    }

    /** Somebody dived for cover (GF-18, GF-19). */
    record Dived(Name by) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_18_DIVE_WHEN, GunfightRule.GF_19_DIVE_EFFECT);
        }
    }

    /** Somebody let a part go by (GF-40). */
    record Waited(Name by) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_40_PASSING);
        }
    }

    /**
     * Somebody reloaded (GF-25, GF-26).
     *
     * @param loaded how many rounds went in
     * @param rounds how many are in it now
     * @param capacity how many it holds
     */
    record Reloaded(Name by, Firearm gun, Tally loaded, int rounds, int capacity) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_25_RELOAD);
        }

        @Override
        public List<Tally> tallies() {
            return List.of(loaded);
        }
    }

    /** Somebody fans his pistol, and all its bullets go (GF-21 to GF-24). */
    record Fanned(Name by, Firearm gun, int spent) implements GunfightEvent {
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
            implements GunfightEvent {
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

        @Override
        public List<Tally> tallies() {
            return List.of(toHit, difficulty);
        }
    }

    /** Dice were rolled for the damage of a hit (FACT-14). */
    record DamageRolled(Name by, Name at, Fall fall) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(CoreOption.FACT_14_DAMAGE_ROLL);
        }
    }

    /** A shot was fired at somebody behind cover, and missed without a throw (GF-19); so many rounds are left in the gun. */
    record FiredAtCover(Shot shot, int left, Rule why) implements GunfightEvent {
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
            implements GunfightEvent {
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

        @Override
        public List<Tally> tallies() {
            return List.of(damage);
        }
    }

    /**
     * A hit did no damage (GF-37).
     *
     * @param where the part that was hit, where hits have locations
     */
    record Unscathed(Name who, Tally damage, Optional<BodyPart> where) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_37_DAMAGE);
        }

        @Override
        public List<Tally> tallies() {
            return List.of(damage);
        }
    }

    /** Somebody can no longer act (GF-39). */
    record OutOfAction(Name who, WoundLevel level) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_39_OUT_OF_ACTION);
        }
    }

    /** Somebody left the fight alive: a house rule (SW-01, SW-02). */
    record Left(Name who, Presence how) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return switch (how) {
                case FLED -> List.of(HouseRule.SW_01_FLIGHT);
                case SURRENDERED -> List.of(HouseRule.SW_02_SURRENDER);
                case FIGHTING -> List.of();
            };
        }
    }

    /** All who are still able called the fight off: a house rule (SW-03). */
    record CalledOff(List<Name> by) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(HouseRule.SW_03_CALLING_OFF);
        }
    }

    /** The +2 of the staredown was not used in its turn, and is gone (GF-04). */
    record PrizeLapsed(Name by) implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_04_STAREDOWN_PRIZE);
        }
    }

    /** The turn is over and the fight is not: again from the draw (GF-28). */
    record TurnEnded() implements GunfightEvent {
        @Override
        public List<Rule> rules() {
            return List.of(GunfightRule.GF_28_REPEAT);
        }
    }
}
