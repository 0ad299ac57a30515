package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Gist;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An event of hit location. Wounds and what follows from them also happen in a gunfight. */
public sealed interface HitLocationEvent extends Event {

    /** Somebody struck or shot at somebody. If the target defends himself, there is no difficulty. */
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

        @Override
        public Optional<Gist> gist() {
            return hits().map(hit -> new Gist.Attempt(by, at, hit));
        }

        /** Returns the margin, negative for a miss; empty until the target has defended himself. */
        public Optional<Integer> margin() {
            return difficulty.map(reached -> total - reached.total());
        }

        /** Returns whether he hit; empty until the target has defended himself. */
        public Optional<Boolean> hits() {
            return margin().map(by -> by >= 0);
        }

        @Override
        public List<Finding> findings() {
            return hits().stream().map(hit -> Finding.is("hit", hit, by, at)).toList();
        }
    }

    /** What somebody aims at, and by which rules. */
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

    /** Somebody defended himself; with a margin of 1 or more he was hit all the same. */
    record Defended(Name by, Name against, Tally defence, Fall fall, int total, int margin)
            implements HitLocationEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Attempt(against, by, margin > 0));
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("hit", margin > 0, against, by));
        }
    }

    /** A die was rolled for the location of a hit. */
    record Located(Name by, int face, Region region, Rule why) implements HitLocationEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.one("location", region, by));
        }
    }

    /** Something went off that damages several parts (HL-28); the damage is before armour. */
    record WentOff(String what, Tally damage) implements HitLocationEvent {}

    /** The penalty of somebody's wounds for an activity (HL-24, HL-25). */
    record Hindered(Name who, Hindrance.ActivityKind doing, Tally penalty, boolean leaning)
            implements HitLocationEvent {}

    /** Somebody cannot do something at all. */
    record Barred(Name who, Hindrance.ActivityKind doing, Hindrance.ActivityKind.Bar bar) implements HitLocationEvent {}

    /** Somebody attempted something, and rolled for it. */
    record Tried(Name who, String what, Tally skill, Tally difficulty, Fall fall, int total)
            implements HitLocationEvent {
        /** Returns the margin, negative for a failure. */
        public int margin() {
            return total - difficulty.total();
        }

        /** Returns whether it succeeded. */
        public boolean succeeds() {
            return margin() >= 0;
        }

        /** Returns whether it was a throw. */
        public boolean isThrow() {
            return skill.of().equals("throw");
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is(isThrow() ? "throw" : "tried", succeeds(), who, what));
        }
    }

    /**
     * Somebody was wounded. The state of the part before and after is in the book's words: a limb is Useless, not Incapacitated (HL-16).
     * Some points filled boxes, others had no effect (HL-35); a lost limb may take another with it (HL-23).
     *
     * @param from whose blow it was, unless that goes without saying
     */
    record Wounded(
            Name who,
            Optional<Name> from,
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

        @Override
        public Optional<Gist> gist() {
            return Optional.of(
                    new Gist.Harm(who, points, Optional.of(whole ? after : Reason.of("wound-of-a-part", part, after))));
        }

        /** Returns how badly it is hurt now. */
        public WoundLevel level() {
            return WoundLevel.of(part, after);
        }

        /** Returns whether its state has changed. */
        public boolean isWorse() {
            return !before.equals(after);
        }

        /** Returns how many points had no effect because a limb does not kill. */
        public int wasted() {
            return part.isLimb() ? vanished : 0;
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.ranked("part", level().ordinal(), after, who, part));
        }
    }

    /** A blow had no effect on these parts. */
    record Unscathed(Name who, boolean whole, List<BodyPart> parts, List<Tally> tallies) implements HitLocationEvent {
        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Harm(who, 0, Optional.empty()));
        }

        /** Returns the tallies without repetitions. */
        public List<Tally> counted() {
            return tallies.stream().distinct().toList();
        }
    }

    /** A blow struck where a lost limb had been (HL-35); with whose it was, unless that goes without saying. */
    record FoundNothing(Name who, Optional<Name> from, BodyPart part) implements HitLocationEvent {
        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Harm(who, 0, Optional.empty()));
        }
    }

    /** Somebody dropped something (HL-17). */
    record Dropped(Name who, String what) implements HitLocationEvent {}

    /** Somebody fell (HL-19). */
    record Fell(Name who, BodyPart buckles) implements HitLocationEvent {}

    /** Somebody rolled to stay on his feet (HL-20). */
    record Swayed(Name who, BodyPart buckles, Tally agility, Fall fall, int total, boolean staysUp)
            implements HitLocationEvent {

        /** Returns what he had to reach. */
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
