package dev.snakewater.domain.fallout.effort;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/** What is put to a test: a skill by percent dice, or a statistic by a small die (FO-01, FO-03). */
public sealed interface Trial {

    /** What is thrown. */
    DicePool dice(Doer doer);

    /** At or below what it succeeds, before the master adds anything at the table. */
    default Tally limit(Doer doer) {
        return limit(doer, List.of());
    }

    /**
     * At or below what it succeeds, before the master adds anything at the table.
     *
     * @param special what is added to this test alone, in points
     */
    Tally limit(Doer doer, List<Modifier> special);

    /** The limit with whatever was added to it in its place. */
    Tally inOrder(Doer doer, Tally limit);

    /** What a throw comes to. */
    Verdict verdict(Doer doer, int roll, int limit);

    /** The rule by which it is thrown. */
    FalloutRule why();

    /** A test on a skill. */
    record OfSkill(Skill skill) implements Trial {

        private static final DicePool D100 = new DicePool(1, Die.ofSides(100), 0);

        @Override
        public DicePool dice(Doer doer) {
            return D100;
        }

        @Override
        public Tally limit(Doer doer, List<Modifier> special) {
            Tally limit =
                    Tally.of(doer.name(), toString(), doer.skills().of(skill), toString(), FalloutRule.FO_02_SUCCESS);
            for (Modifier modifier : special) {
                limit = limit.plus(modifier);
            }
            for (Modifier burden : doer.burdens()) {
                limit = limit.plus(burden);
            }
            return inOrder(doer, limit);
        }

        /** It is held within 0 and the cap last (FO-05). */
        @Override
        public Tally inOrder(Doer doer, Tally limit) {
            Tally value = new Tally(
                    limit.whose(),
                    limit.of(),
                    limit.base(),
                    limit.lines().stream()
                            .filter(line -> !(line instanceof Tally.AtMost || line instanceof Tally.AtLeast))
                            .toList());
            int cap = doer.rulings().hitCap();
            if (value.total() > cap) {
                return value.atMost(cap, "a chance", FalloutRule.FO_05_CLAMPING);
            }
            return value.total() < 0 ? value.atLeast(0, "a chance", FalloutRule.FO_05_CLAMPING) : value;
        }

        @Override
        public Verdict verdict(Doer doer, int roll, int limit) {
            return Verdict.ofSkill(doer, roll, limit);
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
        public Tally limit(Doer doer, List<Modifier> special) {
            Tally limit = Tally.of(
                    doer.name(),
                    toString(),
                    doer.statistics().of(statistic),
                    toString(),
                    FalloutRule.FO_03_STATISTIC_TESTS);
            for (Modifier modifier : special) {
                limit = limit.plus(inPips(doer, modifier));
            }
            for (Modifier burden : doer.burdens()) {
                limit = limit.plus(inPips(doer, burden));
            }
            return limit;
        }

        @Override
        public Tally inOrder(Doer doer, Tally limit) {
            return limit;
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
