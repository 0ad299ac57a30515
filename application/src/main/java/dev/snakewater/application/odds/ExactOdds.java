package dev.snakewater.application.odds;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.odds.ProbabilityFlow.Followed;
import dev.snakewater.application.odds.ProbabilityFlow.Left;
import dev.snakewater.application.odds.RandomFights.Fought;
import dev.snakewater.application.port.in.AskOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.scenario.UnclearPhraseException;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.words.Messages;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Computes the odds of scenarios of any kind.
 *
 * @param clock for time limits
 */
public record ExactOdds(Clock clock) implements AskOdds {

    /** Where the scenario itself took long, its changes are not to take as long again, each of them. */
    private static final int MOST_BESIDE_DOUBLES = 20_000;

    /** A difference that is not told: doubles have their errors. */
    private static final double INVISIBLE = 1e-9;

    @Override
    public Scenario<?, ?> attack(Scenario<?, ?> scenario, String words) {
        return scenario.setUp()
                .attackIn(words)
                .<Scenario<?, ?>>map(scenario::excerpted)
                .orElseThrow(() -> UnclearPhraseException.of(
                        Messages.SHARED, "no-attacks", scenario.kind().id()));
    }

    @Override
    public <S, O> Chances of(Scenario<S, O> scenario, Effort effort, Waiting waiting) {
        List<String> withFirst = scenario.kind().procedure().withFirstFinding();
        try (Crew crew = Crew.of(effort.threads())) {
            if (withFirst.isEmpty()) {
                return answer(Steps.of(scenario), effort, waiting, crew).chances();
            }
            Effort half = effort.withWithin(effort.within().map(time -> time.dividedBy(2)));
            OddsAnswer<S, O> first = answer(Steps.forFirstFinding(scenario), half, waiting, crew);
            Effort rest = half.withSituations(
                    half.situations() - first.rows().budget().spent());
            OddsAnswer<S, O> others = answer(Steps.forOthers(scenario), rest, waiting, crew);
            return first.isCutShort()
                    ? first.chances(others, measure -> !withFirst.contains(measure))
                    : others.chances(first, withFirst::contains);
        }
    }

    private <S, O> OddsAnswer<S, O> answer(Steps<S, O> steps, Effort effort, Waiting waiting, Crew crew) {
        Duration start = clock.now();
        Optional<Duration> end = effort.within().map(time -> start.plus(time.dividedBy(effort.fights() > 0 ? 2 : 1)));
        Budget budget = new Budget(effort, clock, end, waiting);
        TurnRows<S, O> rows = new TurnRows<>(steps, budget, crew);
        Followed<S> flow = followed(rows);
        if (flow.beyond().isEmpty() || effort.fights() == 0) {
            return new OddsAnswer<>(rows, flow, Optional.empty());
        }
        budget.follows(flow.decidedInTurn().size(), flow.open());
        Budget rest = budget.forFights(effort.within().map(start::plus));
        StepMemory<S, O> memory = new StepMemory<>(steps, StepMemory.room(effort));
        Estimate<S, O> estimate = new Estimate<>(flow.left());
        ManyFights fights = ManyFights.of(memory, Estimate.SEED, effort.fights(), estimate, crew, clock, rest::lasts);
        return new OddsAnswer<>(rows, flow, Optional.of(new OddsAnswer.Sample<>(memory, fights)));
    }

    private static <S, O> Followed<S> followed(TurnRows<S, O> rows) {
        Followed<S> near = ProbabilityFlow.of(rows);
        return isForFractions(near, rows) ? ProbabilityFlow.again(rows, true) : near;
    }

    private static boolean isForFractions(Followed<?> near, TurnRows<?, ?> rows) {
        return near.beyond().isEmpty()
                && !near.isCircular()
                && near.neglected() == 0
                && near.decidedInTurn().size() <= TurnRows.LONGEST_IN_FRACTIONS
                && rows.budget().spent() <= TurnRows.MOST_IN_FRACTIONS;
    }

    /**
     * Estimates what has not been worked out by fights that go on from where it was left: from each place in proportion to how likely it is,
     * whatever the number of fights.
     */
    private static final class Estimate<S, O> implements ManyFights.Fight<S, O> {

        /** The same for all, so that the same effort gives the same estimate. */
        private static final long SEED = 1;

        /** Multiples of the golden ratio, without their whole parts, are spread evenly however many they are. */
        private static final double GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

        private final List<Left<S>> left;
        private final double[] upTo;
        private final double offset = (double) new RandomDice(SEED).below(Integer.MAX_VALUE) / Integer.MAX_VALUE;

        Estimate(List<Left<S>> left) {
            this.left = left;
            upTo = left.stream().mapToDouble(Left::chance).toArray();
            for (int i = 1; i < upTo.length; i++) {
                upTo[i] += upTo[i - 1];
            }
        }

        @Override
        public Fought fought(RandomFights<S, O> fights, long number, RandomDice dice) {
            double place = (offset + number * GOLDEN_RATIO) % 1 * upTo[upTo.length - 1];
            int found = Arrays.binarySearch(upTo, place);
            Left<S> from = left.get(Math.min(found < 0 ? -found - 1 : found + 1, upTo.length - 1));
            return fights.fought(from.situation(), from.turn(), dice);
        }
    }

    @Override
    public <S, O> List<Chances.Change> changes(Scenario<S, O> scenario, MeasureDistribution asItIs, Effort effort) {
        Optional<Duration> end = effort.within().map(clock.now()::plus);
        boolean exact = asItIs.prospects().stream().allMatch(prospect -> prospect.share() instanceof Share.Exact);
        int most = Math.min(effort.situations(), exact ? TurnRows.MOST_IN_FRACTIONS : MOST_BESIDE_DOUBLES);
        Effort each = effort.withSituations(most).withFights(0).withThreads(1);
        try (Crew crew = Crew.of(effort.threads())) {
            return crew
                    .each(
                            scenario.kind().variations(scenario.setUp()),
                            (thread, variation) -> new Chances.Change(
                                    variation.words(),
                                    first(
                                            scenario.withSetUp(variation.setUp()),
                                            each.withWithin(end.map(time -> time.minus(clock.now()))))))
                    .stream()
                    .filter(change -> change.outlook()
                            .filter(other -> other.isNearly(asItIs, INVISIBLE))
                            .isEmpty())
                    .toList();
        }
    }

    private <S, O> Optional<MeasureDistribution> first(Scenario<S, O> scenario, Effort effort) {
        try (Crew crew = Crew.of(effort.threads())) {
            OddsAnswer<S, O> answer = answer(Steps.forFirstFinding(scenario), effort, Waiting.PATIENTLY, crew);
            Telling<S, O> telling = scenario.kind().telling();
            return answer.isCutShort()
                    ? Optional.empty()
                    : answer.findings(outcome -> telling.findings(outcome).subList(0, 1)).stream()
                            .findFirst();
        }
    }
}
