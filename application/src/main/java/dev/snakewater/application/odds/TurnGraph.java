package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.odds.Mass.Weight;
import dev.snakewater.application.odds.TurnRows.Row;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.answering.EveryFall;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The situations of one turn from its opening on, which has number 0, and where the step of each can lead. The likeliest are worked out
 * first. Numbers of openings, outcomes and stages are its own.
 */
final class TurnGraph<S, O> {

    /** So little is not followed any further, but added to the error. */
    static final double NEGLIGIBLE = 1e-15;

    private static final int MOST_ROUNDS = 50_000;
    private static final int NONE = 0;

    private final Steps<S, O> steps;
    private final int turn;
    private final Interner<S> situations = new Interner<>();
    private final Interner<S> openings = new Interner<>();
    private final Interner<O> outcomes = new Interner<>();
    private final Interner<Finding> stages = new Interner<>();
    /** The numbers of stages that steps pass one after the other; most pass {@link #NONE}. */
    private final Interner<List<Integer>> pasts = new Interner<>();
    /** By situation; none of one that has not been worked out. */
    private final List<List<Transition>> transitions = new ArrayList<>();

    private final PriorityQueue<Ahead> ahead = new PriorityQueue<>();
    private Optional<int[]> order = Optional.empty();
    private int workedOut;

    /** Where a step can lead: to a situation of the same turn, to one that a turn begins with, or to an outcome. */
    private enum Leads {
        ON,
        TO_THE_NEXT_TURN,
        TO_THE_END
    }

    /** What a way leads to, by its number, and past which stages of the procedure; ways that lead to the same past the same are one. */
    private record Whereto(Leads leads, int number, int past) {}

    private record Transition(Whereto to, Weight weight) {}

    /** A situation that has not been worked out, and how likely the way is by which it was first found. */
    private record Ahead(int number, double likelihood) implements Comparable<Ahead> {
        private static final Comparator<Ahead> LIKELIEST_FIRST =
                Comparator.comparingDouble(Ahead::likelihood).reversed().thenComparingInt(Ahead::number);

        @Override
        public int compareTo(Ahead other) {
            return LIKELIEST_FIRST.compare(this, other);
        }
    }

    /** The dice of somebody who works out steps, and the weights met so far: few are different. */
    record Worker(EveryFall dice, Map<Ways, Weight> weights) {

        Worker() {
            this(new EveryFall(), new LinkedHashMap<>());
        }

        private Weight weight(Ways ways) {
            return weights.computeIfAbsent(ways, Weight::of);
        }
    }

    TurnGraph(Steps<S, O> steps, int turn, S opening) {
        this.steps = steps;
        this.turn = turn;
        pasts.of(List.of());
        ahead.add(new Ahead(number(opening), 1));
    }

    Interner<S> openings() {
        return openings;
    }

    Interner<O> outcomes() {
        return outcomes;
    }

    Interner<Finding> stages() {
        return stages;
    }

    /** Returns how many situations have been worked out. */
    int workedOut() {
        return workedOut;
    }

    boolean isWhole() {
        return ahead.isEmpty();
    }

    /** Works out one situation after the other while there are any, and this lasts. */
    void workOut(Worker worker, BooleanSupplier lasts) {
        while (!isWhole() && lasts.getAsBoolean()) {
            Ahead next = ahead.remove();
            int found = transitions.size();
            List<Transition> steps = worked(next.number, worker);
            steps.stream()
                    .filter(step -> step.to.leads == Leads.ON && step.to.number >= found)
                    .collect(Collectors.toMap(
                            step -> step.to.number,
                            step -> next.likelihood * step.weight.near(),
                            Double::sum,
                            LinkedHashMap::new))
                    .forEach((number, likelihood) -> ahead.add(new Ahead(number, likelihood)));
            transitions.set(next.number, steps);
            workedOut++;
        }
    }

    private int number(S situation) {
        int number = situations.of(situation);
        if (number == transitions.size()) {
            transitions.add(List.of());
        }
        return number;
    }

    /** Whoever comes back to where he threw throws again, until he comes away from there: only the ways that lead away count. */
    private List<Transition> worked(int from, Worker worker) {
        S situation = situations.at(from);
        EveryFall dice = worker.dice;
        Map<Whereto, Ways> leads = new LinkedHashMap<>();
        do {
            List<Integer> past = new ArrayList<>();
            Next<S, O> next = steps.played(
                    situation, turn, dice, event -> event.stagePassed().ifPresent(stage -> past.add(stages.of(stage))));
            Ways ways = new Ways(dice.ways(), dice.falls());
            leads.merge(whereto(next, pasts.of(past)), ways, Ways::plus);
        } while (dice.next());
        assertCertain(leads.values());
        Ways away = leads.size() == 1
                ? Ways.SURE
                : Optional.ofNullable(leads.remove(new Whereto(Leads.ON, from, NONE)))
                        .orElse(Ways.NONE)
                        .others();
        List<Transition> worked = new ArrayList<>(leads.size());
        leads.forEach((to, ways) -> worked.add(new Transition(to, worker.weight(ways.of(away)))));
        return worked;
    }

    private Whereto whereto(Next<S, O> next, int past) {
        return switch (next) {
            case Next.Go<S, O> go
            when go.turnEnds() -> new Whereto(Leads.TO_THE_NEXT_TURN, openings.of(go.situation()), past);
            case Next.Go<S, O> go -> new Whereto(Leads.ON, number(go.situation()), past);
            case Next.Done<S, O> done -> new Whereto(Leads.TO_THE_END, outcomes.of(done.outcome()), past);
        };
    }

    private static void assertCertain(Collection<Ways> leads) {
        Ways all = leads.stream().reduce(Ways.NONE, Ways::plus);
        if (!all.areAll()) {
            throw new IllegalStateException("the ways of a step come to " + all.ways() + " of " + all.falls());
        }
    }

    /** Returns what the turn leads to, as far as it has been worked out. */
    Row<S, O> row(boolean inFractions) {
        order = order();
        return new Flow(inFractions && order.isPresent(), OptionalInt.empty()).row();
    }

    /** Returns the same, where each way ends at the stage of this number. */
    Row<S, O> rowUntil(Finding stage, boolean inFractions) {
        return new Flow(inFractions, OptionalInt.of(stages.of(stage))).row();
    }

    /** Returns the situations in an order in which each comes after all that lead to it; empty if some lead back. */
    private Optional<int[]> order() {
        int[] ways = new int[transitions.size()];
        for (int number = 0; number < ways.length; number++) {
            onward(number).forEach(to -> ways[to]++);
        }
        int[] order = new int[ways.length];
        int size = ways[0] == 0 ? 1 : 0;
        for (int i = 0; i < size; i++) {
            for (int to : onward(order[i]).toArray()) {
                ways[to]--;
                if (ways[to] == 0) {
                    order[size] = to;
                    size++;
                }
            }
        }
        return size == order.length ? Optional.of(order) : Optional.empty();
    }

    private IntStream onward(int situation) {
        return transitions.get(situation).stream()
                .map(Transition::to)
                .filter(to -> to.leads == Leads.ON)
                .mapToInt(Whereto::number);
    }

    /** The chances that flow through the turn, or through each way of it until it first passes a stage. */
    private final class Flow {

        private final OptionalInt until;
        private final BitSet passing = new BitSet();
        private final Mass next;
        private final Mass ended;
        private final Mass passed;
        private final List<Row.Left<S>> left = new ArrayList<>();

        Flow(boolean isExact, OptionalInt until) {
            this.until = until;
            until.ifPresent(stage -> IntStream.range(0, pasts.size())
                    .filter(past -> pasts.at(past).contains(stage))
                    .forEach(passing::set));
            next = Mass.below(openings.size(), isExact);
            ended = Mass.below(outcomes.size(), isExact);
            passed = Mass.below(stages.size(), isExact);
        }

        Row<S, O> row() {
            Mass here = Mass.below(transitions.size(), next.isExact());
            here.certain(0);
            double neglected = 0;
            if (order.isPresent()) {
                for (int situation : order.get()) {
                    step(here, situation, here);
                }
            } else {
                neglected = inCircles(here);
            }
            Optional<TurnGraph<S, O>> graph = stages.size() > 0 ? Optional.of(TurnGraph.this) : Optional.empty();
            return new Row<>(next, ended, passed, List.copyOf(left), neglected, order.isEmpty(), graph);
        }

        /** Returns how much still goes round when it is too little to be followed, or has gone round for too long. */
        private double inCircles(Mass opening) {
            Mass here = opening;
            for (int round = 0; here.total() > NEGLIGIBLE && round < MOST_ROUNDS; round++) {
                Mass from = here;
                Mass to = Mass.below(transitions.size(), false);
                from.numbers().forEach(situation -> step(from, situation, to));
                here = to;
            }
            return here.total();
        }

        private void step(Mass from, int situation, Mass on) {
            List<Transition> steps = transitions.get(situation);
            if (steps.isEmpty() && from.amount(situation) > 0) {
                left.add(new Row.Left<>(situations.at(situation), from.amount(situation)));
            }
            for (Transition step : steps) {
                Whereto to = step.to;
                if (passing.get(to.past)) {
                    from.flow(situation, passed, until.orElseThrow(), step.weight);
                    continue;
                }
                if (to.past != NONE && until.isEmpty()) {
                    pasts.at(to.past).forEach(stage -> from.flow(situation, passed, stage, step.weight));
                }
                Mass whereto = switch (to.leads) {
                    case ON -> on;
                    case TO_THE_NEXT_TURN -> next;
                    case TO_THE_END -> ended;
                };
                from.flow(situation, whereto, to.number, step.weight);
            }
        }
    }
}
