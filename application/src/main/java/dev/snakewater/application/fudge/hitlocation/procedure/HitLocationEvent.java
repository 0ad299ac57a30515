package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What can happen where hits have locations: what blows do to somebody happens in a gunfight, too. */
public sealed interface HitLocationEvent extends Event {

    /** Somebody struck, or shot, at somebody; what he had to reach is not told if the other one defends himself. */
    record Attacked(
            Name by,
            Name at,
            String weapon,
            String what,
            Aim aim,
            boolean ranged,
            Tally toHit,
            Optional<Tally> difficulty,
            Fall fall,
            int total)
            implements HitLocationEvent {
        /** By how much he hit, below 0 missed; none before the other one has defended himself. */
        public Optional<Integer> margin() {
            return difficulty.map(reached -> total - reached.total());
        }

        /** Whether he hit; nothing before the other one has defended himself. */
        public Optional<Boolean> hits() {
            return margin().map(by -> by >= 0);
        }

        @Override
        public List<Finding> findings() {
            return hits().stream().map(hit -> Finding.is("hit", hit, by, at)).toList();
        }
    }

    /** Why somebody aims at what he aims at. */
    enum Aim {
        CALLED(HitLocationRule.HL_01_AIM_AT_A_PART),
        TORSO(HitLocationRule.HL_04_DEFAULT_PART),
        TOO_FAR(HitLocationRule.HL_06_TOO_DISTANT),
        /** There is nothing else to aim at. */
        WHOLE;

        private final List<Rule> why;

        Aim(Rule... more) {
            why = Stream.concat(Stream.of(CoreRule.FACT_3_ACTIONS), Stream.of(more))
                    .toList();
        }

        List<Rule> why() {
            return why;
        }
    }

    /** Somebody defended himself; by the margin he was hit all the same, below 1 he was not. */
    record Defended(Name by, Name against, Tally defence, Fall fall, int total, int margin)
            implements HitLocationEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("hit", margin > 0, against, by));
        }
    }

    /** A die was thrown, by this rule, for where a hit goes. */
    record Located(Name by, int face, Region region, Rule why) implements HitLocationEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.one("location", region, by));
        }
    }

    /** Something went off that reaches more than one part (HL-28), and does so much damage before armour. */
    record WentOff(String what, Tally damage) implements HitLocationEvent {}

    /** What his wounds take off something that somebody does (HL-24, HL-25). */
    record Hindered(Name who, ActivityKind doing, Tally penalty, boolean leaning) implements HitLocationEvent {}

    /** Somebody cannot do something at all. */
    record Barred(Name who, ActivityKind doing, ActivityKind.Bar bar) implements HitLocationEvent {}

    /** Somebody tried something, and rolled for it. */
    record Tried(Name who, String what, Tally skill, Tally difficulty, Fall fall, int total)
            implements HitLocationEvent {
        /** By how much it went well, below 0 badly. */
        public int margin() {
            return total - difficulty.total();
        }

        /** Whether it went well. */
        public boolean succeeds() {
            return margin() >= 0;
        }

        /** Whether it was to throw something. */
        public boolean isThrow() {
            return skill.of().equals("throw");
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is(isThrow() ? "throw" : "tried", succeeds(), who, what));
        }
    }

    /**
     * Somebody was hurt. What was the matter with the part before, and is now, stands in the book's words: Useless, of a limb that is
     * Incapacitated (HL-16). Of the points, some filled boxes, and some did nothing at all (HL-35); with a lost limb another may be gone
     * (HL-23).
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
            implements HitLocationEvent {

        /** How badly it is hurt now. */
        public WoundLevel level() {
            return WoundLevel.of(part, after);
        }

        /** Whether something else is the matter with it than before. */
        public boolean isWorse() {
            return !before.equals(after);
        }

        /** How many points did nothing at all because a limb does not kill. */
        public int wasted() {
            return part.isLimb() ? vanished : 0;
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.ranked("part", level().ordinal(), after, who, part));
        }
    }

    /** Parts on which a blow did nothing. */
    record Unscathed(Name who, boolean whole, List<BodyPart> parts, List<Tally> tallies) implements HitLocationEvent {

        public Unscathed {
            parts = List.copyOf(parts);
            tallies = List.copyOf(tallies);
        }

        /** The tallies, of equal ones one. */
        public List<Tally> counted() {
            return tallies.stream().distinct().toList();
        }
    }

    /** A blow went where a limb had been (HL-35). */
    record FoundNothing(Name who, BodyPart part) implements HitLocationEvent {}

    /** Somebody dropped something (HL-17). */
    record Dropped(Name who, String what) implements HitLocationEvent {}

    /** Somebody fell (HL-19). */
    record Fell(Name who, BodyPart buckles) implements HitLocationEvent {}

    /** Somebody rolled for staying on his feet (HL-20). */
    record Swayed(Name who, BodyPart buckles, Tally agility, Fall fall, int total, boolean staysUp)
            implements HitLocationEvent {

        /** What he had to reach. */
        public Degree difficulty() {
            return Body.AGILITY_SAVE;
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("falls", !staysUp, who));
        }
    }

    /** Somebody can no longer act (HL-15, HL-32). */
    record OutOfAction(Name who, WoundLevel level) implements HitLocationEvent {}
}
