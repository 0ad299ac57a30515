package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Struck;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/** What blows do to somebody, here and in a gunfight: see {@link BlowSteps}. */
public sealed interface BlowEvent extends HitLocationEvent {

    /**
     * Somebody was hurt.
     *
     * @param whole whether no parts of him are told apart
     * @param part which part
     * @param points how many points it took
     * @param before what was the matter with it before, in the book's words: Useless, of a limb that is Incapacitated (HL-16)
     * @param after what is the matter with it now
     * @param filled how many boxes were filled
     * @param vanished how many points did nothing at all (HL-35)
     * @param gone what went with it, if it was lost (HL-23)
     */
    record Wounded(
            Name who,
            boolean whole,
            BodyPart part,
            Tally damage,
            int points,
            String before,
            String after,
            int filled,
            int vanished,
            List<BodyPart> gone)
            implements BlowEvent {

        /** Copies what is gone. */
        public Wounded {
            gone = List.copyOf(gone);
        }

        /** What a blow of so many points did to somebody. */
        public static Wounded of(Name who, boolean whole, Tally damage, Struck struck) {
            return new Wounded(
                    who,
                    whole,
                    struck.part(),
                    damage,
                    damage.total(),
                    struck.part().inWords(struck.before()),
                    struck.part().inWords(struck.level()),
                    struck.filled(),
                    struck.vanished(),
                    struck.gone());
        }

        /** How badly it is hurt now. */
        public WoundLevel level() {
            return part.level(after);
        }

        /** Whether the part was lost by this, or he died of it. */
        public boolean hasEnded() {
            return level() == WoundLevel.DEAD && !before.equals(after);
        }

        @Override
        public List<Rule> rules() {
            List<Rule> rules = new ArrayList<>();
            if (!whole) {
                rules.add(HitLocationRule.HL_12_CAPACITY_OF_PARTS);
            }
            rules.addAll(List.of(
                    HitLocationRule.HL_14_WOUND_BOXES,
                    HitLocationRule.HL_31_FILLING_BOXES,
                    HitLocationRule.HL_32_WOUND_EFFECTS));
            rules.addAll(part.isLimb() ? ofALimb() : ofTheBody());
            return rules;
        }

        private List<Rule> ofTheBody() {
            return level() == WoundLevel.DEAD
                    ? List.of(HitLocationRule.HL_15_HEAD_AND_TORSO, HitLocationRule.HL_33_DEATH)
                    : List.of(HitLocationRule.HL_15_HEAD_AND_TORSO);
        }

        private List<Rule> ofALimb() {
            List<Rule> rules = new ArrayList<>();
            if (!level().canAct()) {
                rules.add(HitLocationRule.HL_16_LIMB_NAMES);
            }
            if (level() == WoundLevel.NEAR_DEATH) {
                rules.add(HitLocationRule.HL_22_CRIPPLED);
            }
            if (hasEnded()) {
                rules.add(HitLocationRule.HL_23_BEYOND_CRIPPLED);
            }
            if (vanished > 0) {
                rules.add(HitLocationRule.HL_35_LOST_PARTS);
            }
            return rules;
        }
    }

    /** Parts on which a blow did nothing. */
    record Unscathed(Name who, boolean whole, List<BodyPart> parts, List<Tally> tallies) implements BlowEvent {

        /** Copies the lists. */
        public Unscathed {
            parts = List.copyOf(parts);
            tallies = List.copyOf(tallies);
        }

        @Override
        public List<Rule> rules() {
            return List.of();
        }
    }

    /** A blow went where a limb had been (HL-35). */
    record FoundNothing(Name who, BodyPart part) implements BlowEvent {
        @Override
        public List<Rule> rules() {
            return List.of(HitLocationRule.HL_35_LOST_PARTS);
        }
    }

    /** Somebody dropped something (HL-17). */
    record Dropped(Name who, String what) implements BlowEvent {
        @Override
        public List<Rule> rules() {
            return List.of(HitLocationRule.HL_17_USELESS_ARM);
        }
    }

    /** Somebody fell (HL-19). */
    record Fell(Name who, BodyPart buckles) implements BlowEvent {
        @Override
        public List<Rule> rules() {
            return List.of(HitLocationRule.HL_19_USELESS_LEG);
        }
    }

    /** Somebody rolled for staying on his feet (HL-20). */
    record Swayed(Name who, BodyPart buckles, Tally agility, Fall fall, int total, boolean staysUp)
            implements BlowEvent {
        @Override
        public List<Rule> rules() {
            return List.of(HitLocationRule.HL_20_AGILITY_SAVE);
        }
    }

    /** Somebody can no longer act (HL-15, HL-32). */
    record OutOfAction(Name who, WoundLevel level) implements BlowEvent {
        @Override
        public List<Rule> rules() {
            return List.of(HitLocationRule.HL_15_HEAD_AND_TORSO, HitLocationRule.HL_32_WOUND_EFFECTS);
        }
    }
}
