package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.measure.Tabulation;
import dev.snakewater.application.port.in.AskOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Chances.Passed;
import dev.snakewater.application.scenario.Scenario;
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
    public <C> Scenario<?, ?, ?> attack(Scenario<C, ?, ?> scenario, String words) {
        return scenario.kind()
                .attack(scenario.setUp(), words)
                .map(excerpt -> excerpted(scenario, excerpt))
                .orElseThrow(() -> UnclearPhraseException.of(
                        Messages.SHARED, "no-attacks", scenario.kind().id()));
    }

    private static <C, S, O> Scenario<C, S, O> excerpted(Scenario<?, ?, ?> scenario, SubScenario<C, S, O> excerpt) {
        return new Scenario<>(
                excerpt.kind(), scenario.title(), excerpt.about(), scenario.terms(), List.of(), excerpt.setUp());
    }

    @Override
    public <C, S, O> Chances of(Scenario<C, S, O> scenario, int most, BiConsumer<Integer, Integer> progress) {
        TurnChains<S, O> chains = new TurnChains<>(scenario, new Budget(most));
        ProbabilityFlow<S, O, DoubleMass> near = new ProbabilityFlow<>(chains, new DoubleMass(), progress).followed();
        return isForFractions(near, chains)
                ? told(scenario, chains, inFractions(chains), 0)
                : told(scenario, chains, near, error(near));
    }

    /** The same again in fractions: every step has been worked out by now, and only the chances flow. */
    private static <S, O> ProbabilityFlow<S, O, ExactMass> inFractions(TurnChains<S, O> chains) {
        return new ProbabilityFlow<>(chains, new ExactMass(), (turn, situations) -> {}).followed();
    }

    private static boolean isForFractions(ProbabilityFlow<?, ?, DoubleMass> near, TurnChains<?, ?> chains) {
        return near.beyond().isEmpty()
                && !near.isCircular()
                && near.decidedInTurn().size() <= LONGEST_IN_FRACTIONS
                && chains.budget().spent() <= MOST_IN_FRACTIONS;
    }

    private static double error(ProbabilityFlow<?, ?, DoubleMass> flow) {
        return flow.decided().error()
                + flow.calledOff().error()
                + flow.passed().error()
                + flow.undecided().error()
                + flow.neglected();
    }

    private static <C, S, O> Chances told(
            Scenario<C, S, O> scenario, TurnChains<S, O> chains, ProbabilityFlow<S, O, ?> flow, double error) {
        return new Chances(
                scenario.kind().id(),
                scenario.title(),
                scenario.about(),
                scenario.terms().turnLimit(),
                chains.budget().spent(),
                error,
                ending(chains, flow),
                turns(flow, scenario.kind().telling().words()),
                surveyed(
                        chains,
                        flow,
                        scenario.kind().telling()::findings,
                        scenario.kind().telling().words()),
                passed(chains, flow, scenario.kind().telling().words()),
                flow.beyond());
    }

    private static <S, O> List<MeasureDistribution> surveyed(
            TurnChains<S, O> chains,
            ProbabilityFlow<S, O, ?> flow,
            Function<O, List<Finding>> findings,
            Messages words) {
        Tabulation survey = new Tabulation();
        for (Mass<?> amounts : List.of(flow.decided(), flow.calledOff())) {
            amounts.forEach(
                    outcome -> survey.add(findings.apply(chains.outcomes().at(outcome)), amounts.share(outcome)));
        }
        return survey.distributions(words);
    }

    private static <S, O> Optional<Passed> passed(
            TurnChains<S, O> chains, ProbabilityFlow<S, O, ?> flow, Messages words) {
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
                            flow.until(number).passed().share(number),
                            Passed.average(flow.passed().share(number))));
        });
        return of.stream().findFirst().map(what -> new Passed(what, List.copyOf(stages.values())));
    }

    private static Optional<MeasureDistribution> turns(ProbabilityFlow<?, ?, ?> flow, Messages words) {
        if (flow.decidedInTurn().size() < 2 && flow.beyond().isEmpty()) {
            return Optional.empty();
        }
        Tabulation survey = new Tabulation();
        for (int turn = 1; turn <= flow.decidedInTurn().size(); turn++) {
            Share ended = sum(flow.decidedInTurn().get(turn - 1));
            boolean isLast = turn == flow.decidedInTurn().size();
            Share share = isLast ? ended.plus(sum(flow.calledOff())) : ended;
            if (share.value() > 0) {
                survey.add(List.of(Finding.counts("turns", turn)), share);
            }
        }
        return survey.distributions(words).stream().findFirst();
    }

    private static <S, O> Chances.Ending ending(TurnChains<S, O> chains, ProbabilityFlow<S, O, ?> flow) {
        Share calledOff = sum(flow.calledOff());
        boolean isOpen = flow.beyond().isPresent();
        return new Chances.Ending(
                sum(flow.decided()),
                calledOff,
                calledOff.value() > 0 ? never(chains, flow) : flow.decided().none(),
                isOpen ? sum(flow.undecided()) : flow.decided().none());
    }

    /** What can never be decided, of what was called off at the limit. */
    private static <S, O> Share never(TurnChains<S, O> chains, ProbabilityFlow<S, O, ?> flow) {
        int last = flow.decidedInTurn().size();
        BitSet never = Decidability.neverDecided(chains, last);
        return sum(
                flow.undecided(),
                opening -> chains.of(last)
                        .numberIfKnown(chains.openings().at(opening))
                        .filter(never::get)
                        .isPresent());
    }

    private static Share sum(Mass<?> amounts) {
        return sum(amounts, any -> true);
    }

    private static Share sum(Mass<?> amounts, IntPredicate which) {
        List<Share> shares = new ArrayList<>(List.of(amounts.none()));
        amounts.forEach(number -> {
            if (which.test(number)) {
                shares.add(amounts.share(number));
            }
        });
        return shares.stream().reduce(Share::plus).orElseThrow();
    }

    @Override
    public <C, S, O> List<Chances.Change> changes(Scenario<C, S, O> scenario, MeasureDistribution asItIs, int budget) {
        List<Chances.Change> changes = new ArrayList<>();
        boolean exact = asItIs.prospects().stream().allMatch(prospect -> prospect.share() instanceof Share.Exact);
        int most = Math.min(budget, exact ? MOST_IN_FRACTIONS : MOST_BESIDE_DOUBLES);
        for (Variation<C> variation : scenario.kind().variations(scenario.setUp())) {
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

    /** The first finding of a set-up; none if it takes more than the budget. */
    private static <C, S, O> Optional<MeasureDistribution> first(Scenario<C, S, O> scenario, C setUp, int most) {
        Scenario<C, S, O> varied =
                scenario.with(it -> it.about("").script(List.of()).setUp(setUp));
        TurnChains<S, O> chains = new TurnChains<>(varied, new Budget(most));
        ProbabilityFlow<S, O, DoubleMass> near =
                new ProbabilityFlow<>(chains, new DoubleMass(), (turn, situations) -> {}).followed();
        if (near.beyond().isPresent()) {
            return Optional.empty();
        }
        ProbabilityFlow<S, O, ?> flow = isForFractions(near, chains) ? inFractions(chains) : near;
        Telling<S, O> telling = varied.kind().telling();
        return surveyed(chains, flow, outcome -> telling.findings(outcome).subList(0, 1), telling.words()).stream()
                .findFirst();
    }
}
