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
import dev.snakewater.application.scenario.SubScenario;
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
                .map(excerpt -> excerpted(scenario, excerpt))
                .orElseThrow(() -> UnclearPhraseException.of(
                        Messages.SHARED, "no-attacks", scenario.kind().id()));
    }

    private static <S, O> Scenario<S, O> excerpted(Scenario<?, ?> scenario, SubScenario<S, O> excerpt) {
        return new Scenario<>(
                excerpt.kind(), scenario.title(), excerpt.about(), scenario.terms(), List.of(), excerpt.setUp());
    }

    @Override
    public <S, O> Chances of(Scenario<S, O> scenario, Effort effort, Waiting waiting) {
        Duration start = clock.now();
        Optional<Duration> end = effort.within().map(time -> start.plus(time.dividedBy(effort.fights() > 0 ? 2 : 1)));
        try (Crew crew = Crew.of(effort.threads())) {
            Budget budget = new Budget(effort, clock, end, waiting);
            TurnRows<S, O> rows = new TurnRows<>(Steps.of(scenario), budget, crew);
            Followed<S> flow = followed(rows);
            Optional<OddsAnswer.Sample<S, O>> sample = Optional.empty();
            if (flow.beyond().isPresent() && effort.fights() > 0) {
                budget.follows(flow.decidedInTurn().size(), flow.open());
                sample = Optional.of(sample(
                        rows, flow, effort, budget.forFights(effort.within().map(start::plus)), crew));
            }
            return new OddsAnswer<>(rows, flow, sample).chances();
        }
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

    private <S, O> OddsAnswer.Sample<S, O> sample(
            TurnRows<S, O> rows, Followed<S> flow, Effort effort, Budget budget, Crew crew) {
        StepMemory<S, O> memory = new StepMemory<>(rows.steps(), StepMemory.room(effort));
        return new OddsAnswer.Sample<>(
                memory,
                ManyFights.of(
                        memory,
                        Estimate.SEED,
                        effort.fights(),
                        new Estimate<>(flow.left()),
                        crew,
                        clock,
                        budget::lasts));
    }

    @Override
    public <S, O> List<Chances.Change> changes(Scenario<S, O> scenario, MeasureDistribution asItIs, Effort effort) {
        Optional<Duration> end = effort.within().map(clock.now()::plus);
        boolean exact = asItIs.prospects().stream().allMatch(prospect -> prospect.share() instanceof Share.Exact);
        int most = Math.min(effort.situations(), exact ? TurnRows.MOST_IN_FRACTIONS : MOST_BESIDE_DOUBLES);
        Effort each = effort.withSituations(most).withThreads(1);
        try (Crew crew = Crew.of(effort.threads())) {
            return crew
                    .each(
                            scenario.kind().variations(scenario.setUp()),
                            (thread, variation) -> new Chances.Change(
                                    variation.words(), first(scenario.withSetUp(variation.setUp()), each, end)))
                    .stream()
                    .filter(change -> change.outlook()
                            .filter(other -> other.isNearly(asItIs, INVISIBLE))
                            .isEmpty())
                    .toList();
        }
    }

    private <S, O> Optional<MeasureDistribution> first(Scenario<S, O> scenario, Effort effort, Optional<Duration> end) {
        try (Crew crew = Crew.of(effort.threads())) {
            Budget budget = new Budget(effort, clock, end, Waiting.PATIENTLY);
            TurnRows<S, O> rows = new TurnRows<>(Steps.forFirstFinding(scenario), budget, crew);
            Followed<S> flow = followed(rows);
            Telling<S, O> telling = scenario.kind().telling();
            return flow.beyond().isPresent()
                    ? Optional.empty()
                    : new OddsAnswer<>(rows, flow, Optional.empty())
                            .findings(outcome -> telling.findings(outcome).subList(0, 1)).stream()
                                    .findFirst();
        }
    }
}
