package dev.snakewater.domain.fallout.effort;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.PercentDice;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** What is put to a test: a skill by percent dice, or a statistic by a small die (FO-01, FO-03). */
public sealed interface Trial {

    /** What is thrown. */
    DicePool dice(Doer doer);

    /** What she has of it before anything is added. */
    int number(Doer doer);

    /** A line in points of a hundred, as it counts for this. */
    Tally.Line weighed(Doer doer, Tally.Line points);

    /** At or below what it succeeds, if the master adds nothing at the table. */
    default Tally limit(Doer doer) {
        return limit(doer, List.of(), Counting.adding(UnaryOperator.identity()));
    }

    /**
     * At or below what it succeeds.
     *
     * @param special what is added to this test alone, in points
     * @param counting how it is counted
     */
    default Tally limit(Doer doer, List<Modifier> special, Counting counting) {
        List<Tally.Line> lines = new ArrayList<>();
        special.forEach(modifier -> lines.add(modifier.line()));
        lines.addAll(doer.burdens().lines(doer.rulings()));
        doer.items().forEach(item -> lines.add(item.line()));
        Tally number = Tally.of(doer.name(), toString(), number(doer), toString(), why());
        Tally sum =
                number.withLines(lines.stream().map(line -> weighed(doer, line)).toList());
        return counting.count(sum, value -> limited(doer, value));
    }

    /** What adds up to the limit, within its bounds. */
    Tally limited(Doer doer, Tally value);

    /** What a throw comes to. */
    Verdict verdict(Doer doer, int roll, int limit);

    /** The rule by which it is thrown. */
    FalloutRule why();

    /** A test on a skill. */
    record OfSkill(Skill skill) implements Trial {

        @Override
        public DicePool dice(Doer doer) {
            return PercentDice.DICE;
        }

        @Override
        public int number(Doer doer) {
            return doer.skills().of(skill);
        }

        @Override
        public Tally.Line weighed(Doer doer, Tally.Line points) {
            return points;
        }

        @Override
        public Tally limited(Doer doer, Tally value) {
            return PercentDice.held(value, doer.rulings());
        }

        /** It is lucky within luck itself (FO-07). */
        @Override
        public Verdict verdict(Doer doer, int roll, int limit) {
            int luck = doer.statistics().luck();
            return Verdict.ofPercentDice(roll, limit, luck, luck, doer.rulings());
        }

        @Override
        public FalloutRule why() {
            return FalloutRule.FO_02_SUCCESS;
        }

        @Override
        public String toString() {
            return skill.toString();
        }
    }

    /** A test on a statistic. */
    record OfStatistic(Statistic statistic) implements Trial {

        private static final int POINTS = 100;

        @Override
        public DicePool dice(Doer doer) {
            return new DicePool(1, Die.ofSides(doer.rulings().statTestDie()), 0);
        }

        @Override
        public int number(Doer doer) {
            return doer.statistics().of(statistic);
        }

        @Override
        public Tally.Line weighed(Doer doer, Tally.Line points) {
            return switch (points) {
                case Tally.Plus plus -> inPips(doer, plus.modifier()).line();
                case Tally.Waived waived -> new Tally.Waived(inPips(doer, waived.due()), waived.why());
                case Tally.Times times -> times;
                case Tally.AtMost most -> most;
                case Tally.AtLeast least -> least;
            };
        }

        @Override
        public Tally limited(Doer doer, Tally value) {
            return value;
        }

        @Override
        public Verdict verdict(Doer doer, int roll, int limit) {
            return Verdict.ofStatistic(roll, limit);
        }

        @Override
        public FalloutRule why() {
            return FalloutRule.FO_03_STATISTIC_TESTS;
        }

        /** Points of a hundred as pips of the die, away from zero: on a d10, 1 for each 10 that is begun. */
        private static Modifier inPips(Doer doer, Modifier points) {
            int scaled = Math.abs(points.amount()) * doer.rulings().statTestDie();
            int pips = Math.ceilDiv(scaled, POINTS) * Integer.signum(points.amount());
            return new Modifier(pips, points.what(), points.why());
        }

        @Override
        public String toString() {
            return statistic.toString();
        }
    }
}
