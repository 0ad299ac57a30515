package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.numbering.Interner;
import dev.snakewater.application.odds.Ahead.Worker;
import dev.snakewater.application.odds.Mass.Weight;
import dev.snakewater.application.odds.TurnRows.Numbers;
import dev.snakewater.application.odds.TurnRows.Row;
import dev.snakewater.application.procedure.Next;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
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
    private final Budget budget;
    private final Interner<S> situations = new Interner<>();
    private final Numbers<S, O> numbers = new Numbers<>();
    /** The stages that steps pass one after the other; most pass {@link #NONE}. */
    private final Interner<List<Finding>> pasts = new Interner<>();
    /** Their numbers. */
    private final List<int[]> passes = new ArrayList<>();
    /** By situation; none of one that has not been worked out. */
    private final List<List<Transition>> transitions = new ArrayList<>();

    private final PriorityQueue<Ahead<S, O>> ahead = new PriorityQueue<>();
    private Optional<int[]> order = Optional.empty();
    private int workedOut;

    /** Where a step can lead: to a situation of the same turn, to one that a turn begins with, or to an outcome. */
    private enum Leads {
        ON,
        TO_THE_NEXT_TURN,
        TO_THE_END
    }

    /** What a step leads to, by its number, and past which stages of the procedure. */
    private record Transition(Leads leads, int number, int past, Weight weight) {}

    TurnGraph(Steps<S, O> steps, int turn, S opening, Budget budget) {
        this.steps = steps;
        this.turn = turn;
        this.budget = budget;
        past(List.of(), List.of().hashCode());
        ahead.add(new Ahead<>(number(opening, opening.hashCode()), opening, 1));
    }

    Numbers<S, O> numbers() {
        return numbers;
    }

    /** Returns how many situations have been worked out. */
    int workedOut() {
        return workedOut;
    }

    boolean isWhole() {
        return ahead.isEmpty();
    }

    /**
     * Works out one situation after the other while there are any, and this lasts: always in the same order. Of several workers, all but
     * the first work out steps before their turn.
     */
    void workOut(List<Worker> workers, Crew crew, BooleanSupplier lasts) {
        Ahead.Early<S, O> early = new Ahead.Early<>(steps, turn, workers.size() == 1, budget::lastsForFollowing);
        if (workers.size() == 1) {
            follow(early, workers.getFirst(), lasts);
            return;
        }
        ahead.forEach(early::offer);
        crew.together(thread -> {
            if (thread == 0) {
                follow(early, workers.getFirst(), lasts);
            } else {
                early.workOut(workers.get(thread));
            }
            return thread;
        });
    }

    private void follow(Ahead.Early<S, O> early, Worker worker, BooleanSupplier lasts) {
        try {
            while (!isWhole() && lasts.getAsBoolean()) {
                Ahead<S, O> next = ahead.remove();
                int found = transitions.size();
                Ahead.Step<S, O> step = early.step(next, worker);
                if (step.leads().isEmpty()) {
                    ahead.add(next);
                    return;
                }
                List<Transition> led = numbered(step);
                double[] likelihoods = new double[transitions.size() - found];
                for (Transition to : led) {
                    if (to.leads == Leads.ON && to.number >= found) {
                        likelihoods[to.number - found] += next.likelihood() * to.weight.near();
                    }
                }
                for (int i = 0; i < likelihoods.length; i++) {
                    Ahead<S, O> more = new Ahead<>(found + i, situations.at(found + i), likelihoods[i]);
                    ahead.add(more);
                    early.offer(more);
                }
                transitions.set(next.number(), led);
                workedOut++;
            }
        } finally {
            early.end();
        }
    }

    private int number(S situation, int hash) {
        int number = situations.of(situation, hash);
        if (number == transitions.size()) {
            transitions.add(List.of());
        }
        return number;
    }

    private int past(List<Finding> past, int hash) {
        int number = pasts.of(past, hash);
        if (number == passes.size()) {
            passes.add(past.stream().mapToInt(numbers.stages()::of).toArray());
        }
        return number;
    }

    private List<Transition> numbered(Ahead.Step<S, O> step) {
        if (step.amongProposals()) {
            steps.amongProposals().set(true);
        }
        List<Transition> numbered = new ArrayList<>(step.leads().size());
        for (Ahead.Lead<S, O> lead : step.leads()) {
            numbered.add(transition(lead.way(), lead.weight()));
        }
        return numbered;
    }

    private Transition transition(Ahead.Way<S, O> way, Weight weight) {
        int past = past(way.past(), way.pastHash());
        int hash = way.nextHash();
        return switch (way.next()) {
            case Next.Go<S, O> go
            when go.turnEnds() ->
                new Transition(Leads.TO_THE_NEXT_TURN, numbers.openings().of(go.situation(), hash), past, weight);
            case Next.Go<S, O> go -> new Transition(Leads.ON, number(go.situation(), hash), past, weight);
            case Next.Done<S, O> done ->
                new Transition(Leads.TO_THE_END, numbers.outcomes().of(done.outcome(), hash), past, weight);
        };
    }

    /** Returns what the turn leads to, as far as it has been worked out. */
    Row<S, O> row(boolean inFractions) {
        order = order();
        return new Flow(inFractions && order.isPresent(), OptionalInt.empty()).row();
    }

    /** Returns the same, where each way ends at the stage of this number. */
    Row<S, O> rowUntil(Finding stage, boolean inFractions) {
        return new Flow(inFractions, OptionalInt.of(numbers.stages().of(stage))).row();
    }

    /** Returns the situations in an order in which each comes after all that lead to it; empty if some lead back. */
    private Optional<int[]> order() {
        int[] ways = new int[transitions.size()];
        for (List<Transition> steps : transitions) {
            for (Transition to : steps) {
                if (to.leads == Leads.ON) {
                    ways[to.number]++;
                }
            }
        }
        int[] order = new int[ways.length];
        int size = ways[0] == 0 ? 1 : 0;
        for (int i = 0; i < size; i++) {
            for (Transition to : transitions.get(order[i])) {
                if (to.leads == Leads.ON && --ways[to.number] == 0) {
                    order[size] = to.number;
                    size++;
                }
            }
        }
        return size == order.length ? Optional.of(order) : Optional.empty();
    }

    /** The chances that flow through the turn, or through each way of it until it first passes a stage. */
    private final class Flow {

        private final OptionalInt until;
        private final BitSet passing = new BitSet();
        /** From where the stage, or the next turn, can still be reached. */
        private final BitSet mattering = new BitSet();

        private final Mass next;
        private final Mass ended;
        private final Mass passed;
        private final List<Row.Left<S>> left = new ArrayList<>();

        Flow(boolean isExact, OptionalInt until) {
            this.until = until;
            until.ifPresent(stage -> IntStream.range(0, pasts.size())
                    .filter(past -> Arrays.stream(passes.get(past)).anyMatch(passed -> passed == stage))
                    .forEach(passing::set));
            next = Mass.below(numbers.openings().size(), isExact);
            ended = Mass.below(numbers.outcomes().size(), isExact);
            passed = Mass.below(numbers.stages().size(), isExact);
        }

        Row<S, O> row() {
            Mass here = Mass.below(transitions.size(), next.isExact());
            here.certain(0);
            double neglected = 0;
            if (until.isPresent()) {
                findMattering();
            }
            if (order.isPresent()) {
                for (int situation : order.get()) {
                    step(here, situation, here);
                }
            } else {
                neglected = inCircles(here);
            }
            Optional<TurnGraph<S, O>> graph =
                    numbers.stages().size() > 0 ? Optional.of(TurnGraph.this) : Optional.empty();
            return new Row<>(next, ended, passed, List.copyOf(left), neglected, order.isEmpty(), graph);
        }

        /**
         * Returns how much still goes round when it is too little to be followed, or has gone round for too long. Where the time is up, it is
         * left where it is.
         */
        private double inCircles(Mass opening) {
            Mass here = opening;
            for (int round = 0; here.total() > NEGLIGIBLE && round < MOST_ROUNDS; round++) {
                Mass from = here;
                if (until.isEmpty() && round > 0 && !budget.lastsForFollowing()) {
                    from.numbers().forEach(situation -> leave(from, situation));
                    return 0;
                }
                Mass to = Mass.below(transitions.size(), false);
                from.numbers().forEach(situation -> step(from, situation, to));
                here = to;
            }
            return here.total();
        }

        private void leave(Mass from, int situation) {
            if (from.amount(situation) > 0) {
                left.add(new Row.Left<>(situations.at(situation), from.amount(situation)));
            }
        }

        private void findMattering() {
            int[] all = order.orElseGet(() -> new int[0]);
            for (int i = all.length - 1; i >= 0; i--) {
                mattering.set(all[i], transitions.get(all[i]).stream().anyMatch(this::matters));
            }
        }

        private boolean matters(Transition to) {
            return passing.get(to.past)
                    || switch (to.leads) {
                        case ON -> order.isEmpty() || mattering.get(to.number);
                        case TO_THE_NEXT_TURN -> true;
                        case TO_THE_END -> false;
                    };
        }

        private void step(Mass from, int situation, Mass on) {
            if (!from.isAt(situation)) {
                return;
            }
            List<Transition> steps = transitions.get(situation);
            if (steps.isEmpty()) {
                leave(from, situation);
            }
            for (Transition to : steps) {
                if (until.isPresent() && !matters(to)) {
                    continue;
                }
                if (passing.get(to.past)) {
                    from.flow(situation, passed, until.orElseThrow(), to.weight);
                    continue;
                }
                if (to.past != NONE && until.isEmpty()) {
                    for (int stage : passes.get(to.past)) {
                        from.flow(situation, passed, stage, to.weight);
                    }
                }
                Mass whereto = switch (to.leads) {
                    case ON -> on;
                    case TO_THE_NEXT_TURN -> next;
                    case TO_THE_END -> ended;
                };
                from.flow(situation, whereto, to.number, to.weight);
            }
        }
    }
}
