package dev.snakewater.application.odds;

import dev.snakewater.application.port.in.Chances;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Follows a fight from its opening, turn by turn, along all branches at once. Decided mass stays where it is; the rest flows on into the
 * next turn, up to the limit.
 */
final class ProbabilityFlow<S, O> {

    // So little is not followed any further, but added to the error.
    private static final double NEGLIGIBLE = 1e-15;
    private static final int MOST_CIRCULAR_STEPS = 50_000;

    /**
     * What became of a fight.
     *
     * @param passed how often each stage is passed on average; where each way ends at a stage, how likely it is reached
     * @param undecided by the situation with which the turn after the last one followed would begin
     * @param neglected how much was not followed because it is too little, or goes round in circles within a turn
     * @param isCircular whether it can come to the same situation twice within a turn
     */
    record Followed(
            Mass decided,
            Mass calledOff,
            Mass passed,
            List<Mass> decidedInTurn,
            Mass undecided,
            double neglected,
            boolean isCircular,
            Optional<Chances.Beyond> beyond) {}

    private final TurnChains<S, O> chains;
    private final BiConsumer<Integer, Integer> progress;
    private final Mass decided;
    private final Mass calledOff;
    private final Mass passed;
    private final Optional<Integer> until;
    private final List<Mass> decidedInTurn = new ArrayList<>();
    private Mass undecided;
    private double neglected;
    private boolean isCircular;

    private ProbabilityFlow(
            TurnChains<S, O> chains, boolean isExact, BiConsumer<Integer, Integer> progress, Optional<Integer> until) {
        this.chains = chains;
        this.progress = progress;
        this.until = until;
        decided = new Mass(isExact);
        calledOff = new Mass(isExact);
        passed = new Mass(isExact);
        undecided = new Mass(isExact);
        undecided.certain(0);
    }

    /** Follows a fight until everything is decided, the limit of turns is reached, or the budget is spent. */
    static Followed of(TurnChains<?, ?> chains, boolean isExact, BiConsumer<Integer, Integer> progress) {
        return new ProbabilityFlow<>(chains, isExact, progress, Optional.empty()).followed();
    }

    /** Follows each way no farther than to where it first passes a stage. */
    static Followed until(int stage, TurnChains<?, ?> chains, boolean isExact) {
        return new ProbabilityFlow<>(chains, isExact, (turn, situations) -> {}, Optional.of(stage)).followed();
    }

    private Followed followed() {
        Optional<Chances.Beyond> beyond = Optional.empty();
        int turnLimit = chains.scenario().terms().turnLimit();
        while (decidedInTurn.size() < turnLimit && undecided.total() > NEGLIGIBLE && beyond.isEmpty()) {
            try {
                turn(decidedInTurn.size() + 1);
            } catch (Budget.Spent spent) {
                beyond = Optional.of(new Chances.Beyond(decidedInTurn.size(), spent.limit()));
            }
        }
        if (decidedInTurn.size() == turnLimit) {
            undecided.forEach(
                    opening -> undecided.flow(opening, calledOff, chains.calledOff(opening), Mass.Weight.SURE));
        } else if (beyond.isEmpty()) {
            neglected += undecided.total();
        }
        return new Followed(
                decided, calledOff, passed, List.copyOf(decidedInTurn), undecided, neglected, isCircular, beyond);
    }

    private void turn(int number) {
        Chain<S, O> chain = chains.of(number);
        Mass next = new Mass(undecided.isExact());
        Mass now = new Mass(undecided.isExact());
        Mass here = new Mass(undecided.isExact());
        Mass there = new Mass(undecided.isExact());
        undecided.forEach(opening ->
                undecided.flow(opening, here, chain.number(chains.openings().at(opening)), Mass.Weight.SURE));
        Mass from = here;
        Mass to = there;
        for (int steps = 0; !from.isEmpty(); steps++) {
            // A way of more steps than there are situations comes to one of them again.
            isCircular |= steps > chain.size();
            if (isCircular && (from.total() <= NEGLIGIBLE || steps >= MOST_CIRCULAR_STEPS)) {
                neglected += from.total();
                break;
            }
            Mass ahead = to;
            Mass current = from;
            current.forEach(situation -> step(chain, current, situation, ahead, next, now));
            progress.accept(number, chains.budget().spent());
            current.clear();
            from = ahead;
            to = current;
        }
        now.forEach(outcome -> now.flow(outcome, decided, outcome, Mass.Weight.SURE));
        decidedInTurn.add(now);
        undecided = next;
    }

    private void step(Chain<S, O> chain, Mass current, int situation, Mass ahead, Mass next, Mass now) {
        for (Chain.Transition transition : chain.transitions(situation)) {
            Chain.Whereto to = transition.to();
            if (until.filter(to.past()::contains).isPresent()) {
                current.flow(situation, passed, until.get(), transition.weight());
                continue;
            }
            to.past().forEach(stage -> current.flow(situation, passed, stage, transition.weight()));
            Mass whereto = switch (to.leads()) {
                case ON -> ahead;
                case TO_THE_NEXT_TURN -> next;
                case TO_THE_END -> now;
            };
            current.flow(situation, whereto, to.number(), transition.weight());
        }
    }
}
