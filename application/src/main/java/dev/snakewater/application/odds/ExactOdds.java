package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.measure.Tabulation;
import dev.snakewater.application.odds.ProbabilityFlow.Followed;
import dev.snakewater.application.port.in.AskOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Chances.Passed;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.SubScenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.scenario.UnclearPhraseException;
import dev.snakewater.application.scenario.Variation;
import dev.snakewater.application.words.Messages;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Computes the odds of scenarios of any kind. */
public final class ExactOdds implements AskOdds {

    /** Fractions are for what is over in a turn or two: later their denominators fill pages, and say no more than doubles. */
    private static final int LONGEST_IN_FRACTIONS = 2;

    private static final int MOST_IN_FRACTIONS = 100_000;
    /** Where the scenario itself took long, its changes are not to take as long again, each of them. */
    private static final int MOST_BESIDE_DOUBLES = 20_000;

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
        BiConsumer<Integer, Integer> progress =
                (turn, situations) -> waiting.goesOn(new Waiting.SoFar(turn, situations, 1, 0));
        TurnChains<S, O> chains = TurnChains.of(scenario, effort.situations());
        Followed near = ProbabilityFlow.of(chains, false, progress);
        return isForFractions(near, chains)
                // Every step has been worked out by now, and only the chances flow once more.
                ? told(chains, ProbabilityFlow.of(chains, true, progress), 0)
                : told(chains, near, error(near));
    }

    private static boolean isForFractions(Followed near, TurnChains<?, ?> chains) {
        return near.beyond().isEmpty()
                && !near.isCircular()
                && near.decidedInTurn().size() <= LONGEST_IN_FRACTIONS
                && chains.budget().spent() <= MOST_IN_FRACTIONS;
    }

    private static double error(Followed flow) {
        return flow.decided().error()
                + flow.calledOff().error()
                + flow.passed().error()
                + flow.undecided().error()
                + flow.neglected();
    }

    private static <S, O> Chances told(TurnChains<S, O> chains, Followed flow, double error) {
        Scenario<S, O> scenario = chains.scenario();
        Telling<S, O> telling = scenario.kind().telling();
        return new Chances(
                scenario.kind().id(),
                scenario.title(),
                scenario.about(),
                scenario.terms().turnLimit(),
                chains.budget().spent(),
                0,
                chains.amongProposals(),
                error,
                ending(chains, flow),
                turns(flow, telling.words()),
                tabulated(chains, flow, telling::findings),
                passed(chains, flow, telling.words()),
                flow.beyond());
    }

    private static <O> List<MeasureDistribution> tabulated(
            TurnChains<?, O> chains, Followed flow, Function<O, List<Finding>> findings) {
        Tabulation tabulation = new Tabulation();
        for (Mass amounts : List.of(flow.decided(), flow.calledOff())) {
            amounts.forEach(
                    outcome -> tabulation.add(findings.apply(chains.outcomes().at(outcome)), amounts.share(outcome)));
        }
        return tabulation.distributions(chains.scenario().kind().telling().words());
    }

    private static Optional<Passed> passed(TurnChains<?, ?> chains, Followed flow, Messages words) {
        if (flow.beyond().isPresent()) {
            return Optional.empty();
        }
        SortedMap<Integer, Passed.Stage> stages = new TreeMap<>();
        List<String> of = new ArrayList<>();
        flow.passed().forEach(number -> {
            Finding stage = chains.stages().at(number);
            of.add(words.of(stage.measure()));
            stages.put(
                    stage.rank(),
                    new Passed.Stage(
                            words.of(stage),
                            ProbabilityFlow.until(number, chains, flow.passed().isExact())
                                    .passed()
                                    .share(number),
                            Passed.average(flow.passed().share(number))));
        });
        return of.stream().findFirst().map(what -> new Passed(what, List.copyOf(stages.values())));
    }

    private static Optional<MeasureDistribution> turns(Followed flow, Messages words) {
        int turns = flow.decidedInTurn().size();
        if (turns < 2 && flow.beyond().isEmpty()) {
            return Optional.empty();
        }
        Tabulation tabulation = new Tabulation();
        for (int turn = 1; turn <= turns; turn++) {
            Share ended = sum(flow.decidedInTurn().get(turn - 1));
            Share share = turn == turns ? ended.plus(sum(flow.calledOff())) : ended;
            if (share.value() > 0) {
                tabulation.add(List.of(Finding.counts("turns", turn)), share);
            }
        }
        return tabulation.distributions(words).stream().findFirst();
    }

    private static Chances.Ending ending(TurnChains<?, ?> chains, Followed flow) {
        Share calledOff = sum(flow.calledOff());
        Share none = flow.decided().none();
        return new Chances.Ending(
                sum(flow.decided()),
                calledOff,
                calledOff.value() > 0 ? never(chains, flow) : none,
                flow.beyond().isPresent() ? sum(flow.undecided()) : none);
    }

    /** Returns what can never be decided, of what was called off at the limit. */
    private static <S> Share never(TurnChains<S, ?> chains, Followed flow) {
        int last = flow.decidedInTurn().size();
        BitSet never = chains.neverDecided(last);
        return sum(
                flow.undecided(),
                opening -> chains.of(last)
                        .numberIfKnown(chains.openings().at(opening))
                        .filter(never::get)
                        .isPresent());
    }

    private static Share sum(Mass amounts) {
        return sum(amounts, any -> true);
    }

    private static Share sum(Mass amounts, IntPredicate which) {
        List<Share> shares = new ArrayList<>(List.of(amounts.none()));
        amounts.forEach(number -> {
            if (which.test(number)) {
                shares.add(amounts.share(number));
            }
        });
        return shares.stream().reduce(Share::plus).orElseThrow();
    }

    @Override
    public <S, O> List<Chances.Change> changes(Scenario<S, O> scenario, MeasureDistribution asItIs, Effort effort) {
        List<Chances.Change> changes = new ArrayList<>();
        boolean exact = asItIs.prospects().stream().allMatch(prospect -> prospect.share() instanceof Share.Exact);
        int most = Math.min(effort.situations(), exact ? MOST_IN_FRACTIONS : MOST_BESIDE_DOUBLES);
        for (Variation<S, O> variation : scenario.kind().variations(scenario.setUp())) {
            Optional<MeasureDistribution> first = first(scenario, variation.setUp(), most);
            if (first.filter(other -> isTheSame(other, asItIs)).isEmpty()) {
                changes.add(new Chances.Change(variation.words(), first));
            }
        }
        return changes;
    }

    /** Whether two findings are told alike; doubles have their errors. */
    private static boolean isTheSame(MeasureDistribution one, MeasureDistribution other) {
        return one.prospects().size() == other.prospects().size()
                && IntStream.range(0, one.prospects().size())
                        .allMatch(i -> isTheSame(
                                one.prospects().get(i), other.prospects().get(i)));
    }

    private static boolean isTheSame(MeasureDistribution.Weighted one, MeasureDistribution.Weighted other) {
        return one.is().equals(other.is())
                && (one.share().equals(other.share())
                        || Math.abs(one.share().value() - other.share().value()) < INVISIBLE);
    }

    private static <S, O> Optional<MeasureDistribution> first(Scenario<S, O> scenario, SetUp<S, O> setUp, int most) {
        TurnChains<S, O> chains = TurnChains.of(scenario.withSetUp(setUp), most);
        Followed near = ProbabilityFlow.of(chains, false, (turn, situations) -> {});
        if (near.beyond().isPresent()) {
            return Optional.empty();
        }
        Followed flow =
                isForFractions(near, chains) ? ProbabilityFlow.of(chains, true, (turn, situations) -> {}) : near;
        Telling<S, O> telling = scenario.kind().telling();
        return tabulated(chains, flow, outcome -> telling.findings(outcome).subList(0, 1)).stream()
                .findFirst();
    }
}
