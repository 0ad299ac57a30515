package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.HouseRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** What can happen in a gunfight, but for what happens to bodies. */
public sealed interface GunfightEvent extends Event
        permits OpeningEvent,
                ShootingEvent,
                GunfightEvent.PartBegan,
                GunfightEvent.Aimed,
                GunfightEvent.Dodged,
                GunfightEvent.Dived,
                GunfightEvent.Waited,
                GunfightEvent.Reloaded,
                GunfightEvent.OutOfAction,
                GunfightEvent.Left,
                GunfightEvent.CalledOff,
                GunfightEvent.PrizeLapsed,
                GunfightEvent.TurnEnded {

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
