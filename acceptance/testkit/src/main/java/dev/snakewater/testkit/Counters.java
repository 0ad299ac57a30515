package dev.snakewater.testkit;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.testkit.HeldNumber.Of;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The numbers of situations that steps change, and whether anybody reads them: whether anything that can be seen, now or later, is another
 * if such a number is.
 */
final class Counters<S, O> {

    private static final int GAMES = 6;
    private static final int MOST_TRIED = 400;
    private static final List<Integer> CHANGES = List.of(1, -1, 100);

    private final Scenario<S, O> scenario;
    private final Map<S, List<HeldNumber<S>>> walked = new LinkedHashMap<>();
    private final Set<Of> counted = new LinkedHashSet<>();

    private Counters(Scenario<S, O> scenario) {
        this.scenario = scenario;
        for (Step<S, O> step : Step.walked(scenario, GAMES)) {
            List<HeldNumber<S>> before = numbers(step.before());
            if (step.next() instanceof Next.Go<S, O> go) {
                counted.addAll(changed(before, numbers(go.situation())));
            }
        }
    }

    /** Returns the numbers that steps of these scenarios change, and that nobody reads in any of them. */
    static <S, O> List<String> unread(Stream<Scenario<S, O>> scenarios) {
        List<Counters<S, O>> all = scenarios.map(Counters::new).toList();
        return all.stream()
                .flatMap(counters -> counters.counted.stream())
                .distinct()
                .filter(of -> all.stream()
                        .filter(counters -> counters.counted.contains(of))
                        .allMatch(counters -> counters.isUnread(of)))
                .map(Of::toString)
                .toList();
    }

    private List<HeldNumber<S>> numbers(S situation) {
        return walked.computeIfAbsent(situation, HeldNumber::in);
    }

    /** Those of which there are as many as before, but with other values: nobody has merely come, gone, or changed places. */
    private static <S> List<Of> changed(List<HeldNumber<S>> before, List<HeldNumber<S>> after) {
        Map<Of, List<Integer>> were = values(before);
        Map<Of, List<Integer>> are = values(after);
        return were.keySet().stream()
                .filter(of -> {
                    List<Integer> some = were.getOrDefault(of, List.of());
                    List<Integer> others = are.getOrDefault(of, List.of());
                    return some.size() == others.size() && !some.equals(others);
                })
                .toList();
    }

    private static <S> Map<Of, List<Integer>> values(List<HeldNumber<S>> numbers) {
        return numbers.stream()
                .collect(Collectors.groupingBy(
                        HeldNumber::of,
                        LinkedHashMap::new,
                        Collectors.collectingAndThen(
                                Collectors.toList(),
                                some -> some.stream()
                                        .map(HeldNumber::value)
                                        .sorted()
                                        .toList())));
    }

    /** Whether others could stand there in all situations tried, and nothing was seen of it. */
    private boolean isUnread(Of of) {
        int tried = 0;
        for (Map.Entry<S, List<HeldNumber<S>>> one : walked.entrySet()) {
            for (HeldNumber<S> number : one.getValue()) {
                if (number.of().equals(of) && tried < MOST_TRIED) {
                    List<S> others = CHANGES.stream()
                            .flatMap(by -> number.changed(by).stream())
                            .filter(other -> areToldApart(one.getKey(), other))
                            .toList();
                    tried += others.size();
                    if (others.stream().anyMatch(other -> isSeen(one.getKey(), other))) {
                        return false;
                    }
                }
            }
        }
        return tried > 0;
    }

    /** Whether odds tell them apart. */
    private boolean areToldApart(S one, S other) {
        Procedure<S, O> procedure = scenario.kind().procedure();
        return !procedure.forFindings(one).equals(procedure.forFindings(other))
                || (!procedure.withFirstFinding().isEmpty()
                        && !procedure.forFirstFinding(one).equals(procedure.forFirstFinding(other)));
    }

    private boolean isSeen(S one, S other) {
        return IntStream.range(0, GAMES).anyMatch(seed -> {
            Sight<S, O> left = new Sight<>(scenario, one, seed);
            Sight<S, O> right = new Sight<>(scenario, other, seed);
            List<Object> seen = new ArrayList<>();
            do {
                seen.clear();
                seen.addAll(left.next());
                if (!Objects.equals(seen, right.next())) {
                    return true;
                }
            } while (!seen.isEmpty());
            return false;
        });
    }
}
