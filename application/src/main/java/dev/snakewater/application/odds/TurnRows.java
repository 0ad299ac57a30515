package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.numbering.Interner;
import dev.snakewater.application.odds.Ahead.Worker;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What has been worked out of the turns of a fight: a row for each opening, and for each sort of turn. Situations within a turn are
 * forgotten with it. Openings, outcomes and stages are numbered; opening 0 is that of the fight.
 */
final class TurnRows<S, O> {

    /** So many turns are worked out before their situations are counted: by several threads, but always the same. */
    private static final int TOGETHER = 256;

    /** Fractions are for what is over in a turn or two: later their denominators fill pages, and say no more than doubles. */
    static final int LONGEST_IN_FRACTIONS = 2;

    static final int MOST_IN_FRACTIONS = 100_000;

    private final Steps<S, O> steps;
    private final Budget budget;
    private final Crew crew;
    private final List<Worker> workers;
    private final Numbers<S, O> numbers = new Numbers<>();
    private final Map<Integer, Map<Integer, Row<S, O>>> bySort = new LinkedHashMap<>();

    /**
     * What a turn leads to from one opening: to the openings of the next turn, to outcomes, past stages, each by number; and what of it was
     * not worked out.
     *
     * @param left situations within the turn that were not worked out, with their chances
     * @param neglected how much goes round in circles for too long
     * @param graph the situations of the turn, if it passes stages
     */
    record Row<S, O>(
            Mass openings,
            Mass outcomes,
            Mass passed,
            List<Left<S>> left,
            double neglected,
            boolean isCircular,
            Optional<TurnGraph<S, O>> graph) {

        /** A situation that was not worked out, and how likely the turn comes to it. */
        record Left<S>(S situation, double chance) {}
    }

    /** The numbers of what turns begin with, of outcomes and of stages. */
    record Numbers<S, O>(Interner<S> openings, Interner<O> outcomes, Interner<Finding> stages) {

        Numbers() {
            this(new Interner<>(), new Interner<>(), new Interner<>());
        }
    }

    private record Made<S, O>(int opening, TurnGraph<S, O> graph, Row<S, O> row) {}

    TurnRows(Steps<S, O> steps, Budget budget, Crew crew) {
        this.steps = steps;
        this.budget = budget;
        this.crew = crew;
        workers = Stream.generate(Worker::new).limit(crew.size()).toList();
        numbers.openings().of(steps.scenario().setUp().opening());
    }

    Steps<S, O> steps() {
        return steps;
    }

    Crew crew() {
        return crew;
    }

    Budget budget() {
        return budget;
    }

    Numbers<S, O> numbers() {
        return numbers;
    }

    int calledOff(int opening) {
        return numbers.outcomes().of(steps.calledOff(numbers.openings().at(opening)));
    }

    /** Returns what a turn, counted from 1, leads to from an opening, if that has been worked out. */
    Optional<Row<S, O>> known(int turn, int opening) {
        return Optional.ofNullable(ofTurn(turn).get(opening));
    }

    private Map<Integer, Row<S, O>> ofTurn(int turn) {
        return bySort.computeIfAbsent(steps.sort(turn), sort -> new LinkedHashMap<>());
    }

    /** Works out what a turn leads to from each of these openings, one after the other while the budget lasts. */
    void workOut(int turn, List<Integer> some) {
        for (int first = 0; first < some.size() && !budget.isSpent(); first += TOGETHER) {
            List<Integer> together = some.subList(first, Math.min(first + TOGETHER, some.size()));
            int most = budget.left();
            AtomicInteger workedOut = new AtomicInteger();
            crew.each(together, (thread, opening) -> {
                        // What is begun after so many have been worked out would not be taken.
                        int own = workedOut.get() < most ? most : 0;
                        Made<S, O> made = made(
                                turn,
                                opening,
                                own,
                                together.size() == 1 ? workers : workers.subList(thread, thread + 1));
                        workedOut.addAndGet(made.graph.workedOut());
                        return made;
                    })
                    .forEach(made -> take(turn, made));
        }
    }

    private Made<S, O> made(int turn, int opening, int most, List<Worker> some) {
        TurnGraph<S, O> graph = new TurnGraph<>(steps, turn, numbers.openings().at(opening), budget);
        graph.workOut(some, crew, () -> graph.workedOut() < most && budget.lasts());
        boolean inFractions = turn <= LONGEST_IN_FRACTIONS
                && graph.isWhole()
                && budget.spent() + graph.workedOut() <= MOST_IN_FRACTIONS;
        return new Made<>(opening, graph, graph.row(inFractions));
    }

    private void take(int turn, Made<S, O> made) {
        if (made.graph.workedOut() == 0 || budget.left() <= 0) {
            return;
        }
        Made<S, O> within = made.graph.workedOut() <= budget.left() || budget.isSpent()
                ? made
                : made(turn, made.opening, budget.left(), workers);
        budget.spend(within.graph.workedOut());
        ofTurn(turn).put(made.opening, renumbered(within.row, within.graph.numbers()));
    }

    /** Returns a row of which each way ends at a stage. */
    Row<S, O> until(Row<S, O> row, int stage) {
        return row.graph()
                .map(graph -> renumbered(
                        graph.rowUntil(numbers.stages().at(stage), row.passed().isExact()), graph.numbers()))
                .orElse(row);
    }

    private Row<S, O> renumbered(Row<S, O> row, Numbers<S, O> before) {
        return new Row<>(
                row.openings().renumbered(number -> numbers.openings().of(before.openings(), number)),
                row.outcomes().renumbered(number -> numbers.outcomes().of(before.outcomes(), number)),
                row.passed().renumbered(number -> numbers.stages().of(before.stages(), number)),
                row.left(),
                row.neglected(),
                row.isCircular(),
                row.graph());
    }

    /** Returns the openings known never to lead to an outcome, if the game master's modifiers stay the same from this turn on. */
    BitSet neverDecided(int turn) {
        BitSet never = new BitSet(numbers.openings().size());
        ofTurn(turn)
                .forEach((opening, row) -> never.set(
                        opening, row.outcomes().isEmpty() && row.left().isEmpty()));
        for (int before = -1; before != never.cardinality(); ) {
            before = never.cardinality();
            IntPredicate leadsAway =
                    opening -> !known(turn, opening).orElseThrow().openings().isWithin(never);
            IntStream.of(never.stream().filter(leadsAway).toArray()).forEach(never::clear);
        }
        return never;
    }
}
