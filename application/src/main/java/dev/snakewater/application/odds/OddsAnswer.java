package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.measure.Tabulation;
import dev.snakewater.application.odds.ProbabilityFlow.Followed;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Chances.Passed;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.words.Messages;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * The answer to a question for odds: what was worked out, and if that is not all, what was fought on from there.
 *
 * @param sample the fights, if any were fought
 */
record OddsAnswer<S, O>(TurnRows<S, O> rows, Followed<S> flow, Optional<Sample<S, O>> sample) {

    /** Fights that go on from where nothing was worked out any further. */
    record Sample<S, O>(StepMemory<S, O> memory, ManyFights fights) {}

    boolean isCutShort() {
        return flow.beyond().isPresent();
    }

    Chances chances() {
        Scenario<S, O> scenario = rows.steps().scenario();
        Telling<S, O> telling = scenario.kind().telling();
        return new Chances(
                scenario.kind().id(),
                scenario.title(),
                scenario.about(),
                scenario.terms().turnLimit(),
                rows.budget().spent(),
                sample.map(some -> some.fights.fought()).orElse(0L),
                rows.steps().amongProposals().get(),
                error(),
                ending(),
                turns(telling.words()),
                findings(telling::findings),
                passed(telling.words()),
                flow.beyond());
    }

    /** Returns the odds, those of some measures from where these were worked out apart. */
    Chances chances(OddsAnswer<S, O> apart, Predicate<String> measures) {
        Telling<S, O> telling = rows.steps().scenario().kind().telling();
        Map<String, MeasureDistribution> theirs = new TreeMap<>();
        apart.findings(outcome -> telling.findings(outcome).stream()
                        .filter(finding -> measures.test(finding.measure().id()))
                        .toList())
                .forEach(one -> theirs.put(one.of(), one));
        Chances all = chances();
        return all.with(it -> it.situations(
                        all.situations() + apart.rows.budget().spent())
                .error(Math.max(all.error(), apart.error()))
                .findings(all.findings().stream()
                        .map(ours -> theirs.getOrDefault(ours.of(), ours))
                        .toList()));
    }

    private double error() {
        return flow.decided().isExact() ? 0 : flow.error();
    }

    List<MeasureDistribution> findings(Function<O, List<Finding>> findings) {
        Tabulation tabulation = new Tabulation();
        for (Mass amounts : List.of(flow.decided(), flow.calledOff())) {
            amounts.numbers()
                    .forEach(outcome -> tabulation.add(
                            findings.apply(rows.numbers().outcomes().at(outcome)), share(amounts, outcome)));
        }
        sample.ifPresent(some -> some.fights.forEach((fought, times) ->
                tabulation.add(findings.apply(some.memory.outcome(fought.outcome())), sampled(times))));
        return tabulation.distributions(rows.steps().scenario().kind().telling().words());
    }

    private Optional<MeasureDistribution> turns(Messages words) {
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
        sample.ifPresent(some -> some.fights.forEach(
                (fought, times) -> tabulation.add(List.of(Finding.counts("turns", fought.turns())), sampled(times))));
        return tabulation.distributions(words).stream().findFirst();
    }

    private Chances.Ending ending() {
        Share decided = sum(flow.decided()).plus(sampled(true));
        Share calledOff = sum(flow.calledOff()).plus(sampled(false));
        Share none = none();
        return new Chances.Ending(
                decided,
                calledOff,
                flow.calledOff().isEmpty() ? none : never(),
                isCutShort() ? new Share.Between(flow.open(), 0, Optional.empty()) : none);
    }

    private Share sampled(boolean decided) {
        if (sample.isEmpty()) {
            return none();
        }
        return sampled(sample.get().fights.count(fought -> fought.decided() == decided));
    }

    /** Returns what can never be decided, of what was called off at the limit. */
    private Share never() {
        // What is added in single turns counts no more in those after the limit.
        BitSet never = rows.neverDecided(rows.steps().scenario().terms().turnLimit() + 1);
        Share known = sum(flow.undecided(), never::get);
        return known instanceof Share.Between between
                ? new Share.Between(between.certain(), between.open(), Optional.empty())
                : known;
    }

    private Optional<Passed> passed(Messages words) {
        if (isCutShort()) {
            return Optional.empty();
        }
        SortedMap<Integer, Passed.Stage> stages = new TreeMap<>();
        List<Integer> numbers = flow.passed().numbers().boxed().toList();
        rows.crew()
                .each(numbers, (thread, number) -> stage(number, words))
                .forEach(stage -> stages.put(stage.number, stage.passed));
        return numbers.stream()
                .findFirst()
                .map(first -> new Passed(
                        words.of(rows.numbers().stages().at(first).measure()), List.copyOf(stages.values())));
    }

    private record Stage(int number, Passed.Stage passed) {}

    private Stage stage(int number, Messages words) {
        Finding stage = rows.numbers().stages().at(number);
        Share atAll = ProbabilityFlow.until(number, rows, flow.passed().isExact())
                .passed()
                .share(number);
        return new Stage(
                stage.rank(),
                new Passed.Stage(
                        words.of(stage), atAll, Passed.average(flow.passed().share(number))));
    }

    private Share sum(Mass amounts) {
        return sum(amounts, any -> true);
    }

    private Share sum(Mass amounts, IntPredicate which) {
        return amounts.numbers()
                .filter(which)
                .mapToObj(number -> share(amounts, number))
                .reduce(none(), Share::plus);
    }

    private Share none() {
        return isCutShort() ? between(0, 0) : flow.decided().none();
    }

    private Share share(Mass amounts, int number) {
        return isCutShort() ? between(amounts.amount(number), 0) : amounts.share(number);
    }

    private Share sampled(long times) {
        return between(0, times);
    }

    private Share between(double certain, long times) {
        return new Share.Between(
                certain, flow.open(), sample.map(some -> new Share.Counted(times, some.fights.fought())));
    }
}
