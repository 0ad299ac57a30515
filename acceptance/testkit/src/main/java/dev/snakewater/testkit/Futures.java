package dev.snakewater.testkit;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.field.Records;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The situations that a scenario can come to, and what can come of each: whatever is answered, what is told then, and where that leads. Two
 * from which the same can come, for ever, should have been one.
 */
final class Futures<S, O> {

    private static final int MOST_SITUATIONS = 120;
    private static final int MOST_WAYS = 500;
    private static final int MOST_STEPS = 8_000;

    private final Scenario<S, O> scenario;
    private final Procedure<S, O> procedure;
    private final Map<S, Optional<List<Step<S, O>>>> ways = new LinkedHashMap<>();
    private int steps;

    private Futures(Scenario<S, O> scenario) {
        this.scenario = scenario;
        procedure = scenario.kind().procedure();
    }

    /** Returns a situation and one that it can come to, with the same future, that differ only in numbers, if there are such. */
    static <S, O> List<String> countedInVain(Scenario<S, O> scenario) {
        Futures<S, O> futures = new Futures<>(scenario);
        futures.explore();
        return futures.alike();
    }

    private void explore() {
        List<S> open = new ArrayList<>(List.of(scenario.setUp().opening()));
        while (!open.isEmpty() && ways.size() < MOST_SITUATIONS && steps < MOST_STEPS) {
            S situation = open.removeFirst();
            if (!ways.containsKey(situation)) {
                List<Step<S, O>> found = new ArrayList<>();
                boolean isWhole = play(situation, List.of(), found);
                ways.put(situation, isWhole ? Optional.of(found) : Optional.empty());
                found.forEach(step -> {
                    if (step.next() instanceof Next.Go<S, O> go) {
                        open.add(go.situation());
                    }
                });
            }
        }
    }

    /** Plays all ways on from these answers; returns whether there are not too many. */
    private boolean play(S situation, List<Object> answers, List<Step<S, O>> found) {
        steps++;
        try {
            found.add(Step.with(procedure, situation, answers));
            return found.size() <= MOST_WAYS;
        } catch (Step.Unanswered asked) {
            List<Object> possible = answers(asked);
            return !possible.isEmpty()
                    && possible.stream().allMatch(answer -> {
                        List<Object> more = new ArrayList<>(answers);
                        more.add(answer);
                        return play(situation, more, found);
                    });
        }
    }

    private static List<Object> answers(Step.Unanswered asked) {
        return switch (asked.question) {
            case Throw what
            when what.reads() == Throw.Reads.FACES && what.dice().count() > 2 -> List.of();
            case Throw what -> List.copyOf(AllDice.ways(what).keySet());
            case Choice<?> choice ->
                choice.options().stream().<Object>map(Choice.Option::word).toList();
        };
    }

    /** Tells situations apart by what can come next, then by what can come after that, until nothing more is told apart. */
    private List<String> alike() {
        Map<S, Integer> classes = new HashMap<>();
        int before = 0;
        int now = 1;
        while (now > before) {
            before = now;
            Map<Object, Integer> numbers = new HashMap<>();
            Map<S, Integer> finer = new HashMap<>();
            for (S situation : ways.keySet()) {
                Object future = future(situation, classes);
                finer.put(situation, numbers.computeIfAbsent(future, unseen -> numbers.size()));
            }
            classes.clear();
            classes.putAll(finer);
            now = numbers.size();
        }
        for (S situation : ways.keySet()) {
            for (S later : comingFrom(situation)) {
                if (Objects.equals(classes.get(later), classes.get(situation))
                        && !later.equals(situation)
                        && differOnlyInNumbers(situation, later)) {
                    return List.of(situation + "\n and " + later);
                }
            }
        }
        return List.of();
    }

    /** All that this can come to. */
    private Set<S> comingFrom(S situation) {
        Set<S> reached = new LinkedHashSet<>();
        List<S> open = new ArrayList<>(List.of(situation));
        while (!open.isEmpty()) {
            for (Step<S, O> step :
                    ways.getOrDefault(open.removeLast(), Optional.empty()).orElse(List.of())) {
                if (step.next() instanceof Next.Go<S, O> go && reached.add(go.situation())) {
                    open.add(go.situation());
                }
            }
        }
        return reached;
    }

    private Object future(S situation, Map<S, Integer> classes) {
        return Objects.requireNonNull(ways.get(situation))
                .<Object>map(all -> List.of(
                        scenario.kind().telling().state(situation),
                        procedure.calledOff(situation),
                        all.stream().map(step -> way(step, classes)).toList()))
                .orElse(situation);
    }

    private Object way(Step<S, O> step, Map<S, Integer> classes) {
        Object then = switch (step.next()) {
            case Next.Done<S, O> done -> done;
            case Next.Go<S, O> go ->
                ways.containsKey(go.situation()) ? List.of(go.turnEnds(), classes.getOrDefault(go.situation(), 0)) : go;
        };
        return List.of(step.asked(), step.answers(), step.told(), then);
    }

    private static boolean differOnlyInNumbers(Object one, Object other) {
        if (one.equals(other) || (one instanceof Number && other instanceof Number)) {
            return true;
        }
        if (one instanceof List<?> some && other instanceof List<?> others) {
            return some.size() == others.size()
                    && IntStream.range(0, some.size()).allMatch(i -> differOnlyInNumbers(some.get(i), others.get(i)));
        }
        return one instanceof Record whole
                && other instanceof Record as
                && one.getClass() == other.getClass()
                && Records.components(whole.getClass()).stream()
                        .allMatch(component ->
                                differOnlyInNumbers(Records.held(component, whole), Records.held(component, as)));
    }
}
