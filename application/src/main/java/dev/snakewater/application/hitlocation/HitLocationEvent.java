package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What can happen where hit location is played without a gunfight. */
public sealed interface HitLocationEvent extends Event {

    /**
     * Somebody struck, or shot, at somebody.
     *
     * @param weapon with what
     * @param what what he aimed at
     * @param aim why at that
     * @param ranged whether from afar
     * @param difficulty what he had to reach; none if the other one defends himself
     * @param total the rolled degree
     */
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

    /**
     * Somebody defended himself.
     *
     * @param total the rolled degree
     * @param margin by how much he was hit all the same; below 1 he was not
     */
    record Defended(Name by, Name against, Tally defence, Fall fall, int total, int margin)
            implements HitLocationEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("hit", margin > 0, against, by));
        }
    }

    /**
     * A die was thrown for where a hit goes.
     *
     * @param face what it showed
     * @param region what that means
     * @param why the rule by which it was thrown
     */
    record Located(Name by, int face, Region region, Rule why) implements HitLocationEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.one("location", region, by));
        }
    }

    /**
     * Something went off that reaches more than one part (HL-28).
     *
     * @param what what it is
     * @param damage how much it does before armour
     */
    record WentOff(String what, Tally damage) implements HitLocationEvent {}

    /** What his wounds take off something that somebody does (HL-24, HL-25). */
    record Hindered(Name who, Doing doing, Tally penalty, boolean leaning) implements HitLocationEvent {}

    /** Somebody cannot do something at all. */
    record Barred(Name who, Doing doing, Doing.Bar bar) implements HitLocationEvent {}

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
}
