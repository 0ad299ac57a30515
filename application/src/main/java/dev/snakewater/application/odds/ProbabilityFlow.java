package dev.snakewater.application.odds;

import dev.snakewater.application.odds.TurnRows.Row;
import dev.snakewater.application.port.in.Chances;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/**
 * Follows a fight from its opening, turn by turn, along all branches at once; first where much flows, then where less does. Decided mass
 * stays where it is; the rest flows on into the next turn, up to the limit.
 */
final class ProbabilityFlow<S, O> {

    /** What is less is not followed before all that is more. */
    private static final List<Double> LEAST = List.of(1e-3, 1e-5, 1e-7, 1e-9, 1e-12, 0.0);

    /**
     * What became of a fight.
     *
     * @param passed how often each stage is passed on average; where each way ends at a stage, how likely it is reached
     * @param undecided by the situation with which the turn after the last one would begin
     * @param left where the fight was not worked out any further
     * @param open how much was not worked out: all that is left, and all that was neglected
     * @param neglected how much was not followed because it is too little, or goes round in circles within a turn
     * @param isCircular whether it can come to the same situation twice within a turn
     */
    record Followed<S>(
            Mass decided,
            Mass calledOff,
            Mass passed,
            List<Mass> decidedInTurn,
            Mass undecided,
            List<Left<S>> left,
            double open,
            double neglected,
            boolean isCircular,
            Optional<Chances.Beyond> beyond) {

        /** Returns the largest possible error of any chance. */
        double error() {
            return decided.error() + calledOff.error() + passed.error() + undecided.error() + neglected;
        }
    }

    /** A situation in a turn that the fight can come to, and how likely that is. */
    record Left<S>(S situation, int turn, double chance) {}

    private final TurnRows<S, O> rows;
    private final UnaryOperator<Row<S, O>> cut;
    private final boolean isExact;
    private final BooleanSupplier lasts;
    private final int turnLimit;
    private final Mass passed;
    /** By turns before them. */
    private final List<Mass> undecided = new ArrayList<>();

    private final List<Mass> decidedInTurn = new ArrayList<>();
    private final List<Left<S>> left = new ArrayList<>();
    private double neglected;
    private boolean isCircular;

    private ProbabilityFlow(TurnRows<S, O> rows, boolean isExact, UnaryOperator<Row<S, O>> cut, BooleanSupplier lasts) {
        this.rows = rows;
        this.cut = cut;
        this.lasts = lasts;
        this.isExact = isExact;
        turnLimit = rows.steps().scenario().terms().turnLimit();
        passed = new Mass(isExact);
        undecided.add(new Mass(isExact));
        undecided.getFirst().certain(0);
    }

    /** Follows a fight until everything is decided, the limit of turns is reached, or the budget is spent. */
    static <S, O> Followed<S> of(TurnRows<S, O> rows) {
        ProbabilityFlow<S, O> flow = new ProbabilityFlow<>(rows, false, row -> row, rows.budget()::lastsForFollowing);
        for (double least : LEAST) {
            flow.follow(least);
        }
        return flow.followed();
    }

    /** Follows it once more where all turns are known. */
    static <S, O> Followed<S> again(TurnRows<S, O> rows, boolean isExact) {
        return once(rows, isExact, row -> row);
    }

    /** Follows each way no farther than to where it first passes a stage. */
    static <S, O> Followed<S> until(int stage, TurnRows<S, O> rows, boolean isExact) {
        return once(rows, isExact, row -> rows.until(row, stage));
    }

    private static <S, O> Followed<S> once(TurnRows<S, O> rows, boolean isExact, UnaryOperator<Row<S, O>> cut) {
        ProbabilityFlow<S, O> flow = new ProbabilityFlow<>(rows, isExact, cut, () -> true);
        flow.follow(0);
        return flow.followed();
    }

    private void follow(double least) {
        for (int turn = 1; turn <= Math.min(turnLimit, undecided.size()) && lasts.getAsBoolean(); turn++) {
            Mass now = undecided.get(turn - 1);
            if (now.total() <= TurnGraph.NEGLIGIBLE) {
                if (least == 0) {
                    neglected += now.total();
                    undecided.set(turn - 1, new Mass(isExact));
                }
            } else {
                rows.budget().follows(turn, open());
                rows.workOut(turn, unknown(turn, now, least));
                flow(turn, now, least);
            }
        }
    }

    private double open() {
        return undecided.stream().limit(turnLimit).mapToDouble(Mass::total).sum();
    }

    /** Returns the openings of a turn of which it is not known what they lead to, and where there is more than the least: most first. */
    private List<Integer> unknown(int turn, Mass now, double least) {
        return now.numbers()
                .filter(opening ->
                        now.amount(opening) > least && rows.known(turn, opening).isEmpty())
                .boxed()
                .sorted(Comparator.<Integer>comparingDouble(now::amount).reversed())
                .toList();
    }

    private void flow(int turn, Mass now, double least) {
        if (turn == undecided.size()) {
            undecided.add(new Mass(isExact));
        }
        Mass rest = new Mass(isExact);
        now.numbers().forEach(opening -> {
            Optional<Row<S, O>> known = rows.known(turn, opening);
            if (now.amount(opening) > least && known.isPresent()) {
                flow(turn, now, opening, cut.apply(known.get()));
            } else {
                now.move(opening, rest, opening);
            }
        });
        undecided.set(turn - 1, rest);
    }

    private void flow(int turn, Mass now, int opening, Row<S, O> row) {
        while (decidedInTurn.size() < turn) {
            decidedInTurn.add(new Mass(isExact));
        }
        now.flow(opening, undecided.get(turn), row.openings());
        now.flow(opening, decidedInTurn.get(turn - 1), row.outcomes());
        now.flow(opening, passed, row.passed());
        double amount = now.amount(opening);
        row.left().forEach(some -> left.add(new Left<>(some.situation(), turn, amount * some.chance())));
        neglected += amount * row.neglected();
        isCircular |= row.isCircular();
    }

    private Followed<S> followed() {
        Mass decided = new Mass(isExact);
        decidedInTurn.forEach(now -> now.numbers().forEach(outcome -> now.move(outcome, decided, outcome)));
        Mass calledOff = new Mass(isExact);
        Mass last = new Mass(isExact);
        for (int turns = 0; turns < undecided.size(); turns++) {
            Mass then = undecided.get(turns);
            if (turns == turnLimit) {
                last = then;
                then.numbers().forEach(opening -> then.move(opening, calledOff, rows.calledOff(opening)));
            } else {
                int turn = turns + 1;
                then.numbers()
                        .forEach(opening -> left.add(
                                new Left<>(rows.numbers().openings().at(opening), turn, then.amount(opening))));
            }
        }
        Optional<Chances.Beyond> beyond = rows.budget()
                .limit()
                .filter(limit -> !left.isEmpty())
                .map(limit -> new Chances.Beyond(
                        left.stream().mapToInt(Left::turn).min().orElseThrow() - 1, limit));
        return new Followed<>(
                decided,
                calledOff,
                passed,
                List.copyOf(decidedInTurn),
                last,
                List.copyOf(left),
                left.stream().mapToDouble(Left::chance).sum() + neglected,
                neglected,
                isCircular,
                beyond);
    }
}
