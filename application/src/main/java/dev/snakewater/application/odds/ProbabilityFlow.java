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
final class ProbabilityFlow<S, O, A extends Mass<A>> {

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
    record Followed<A>(
            A decided,
            A calledOff,
            A passed,
            List<A> decidedInTurn,
            A undecided,
            double neglected,
            boolean isCircular,
            Optional<Chances.Beyond> beyond) {}

    private final TurnChains<S, O> chains;
    private final BiConsumer<Integer, Integer> progress;
    private final A decided;
    private final A calledOff;
    private final A passed;
    private final Optional<Integer> until;
    private final List<A> decidedInTurn = new ArrayList<>();
    private A undecided;
    private double neglected;
    private boolean isCircular;

    /** Takes an example of the amounts that flow, and a stage that no way is followed past, if there is one. */
    private ProbabilityFlow(
            TurnChains<S, O> chains, A amounts, BiConsumer<Integer, Integer> progress, Optional<Integer> until) {
        this.chains = chains;
        this.progress = progress;
        this.until = until;
        decided = amounts.fresh();
        calledOff = amounts.fresh();
        passed = amounts.fresh();
        undecided = amounts.fresh();
        undecided.certain(0);
    }

    /** Follows a fight until everything is decided, the limit of turns is reached, or the budget is spent. */
    static <A extends Mass<A>> Followed<A> of(
            TurnChains<?, ?> chains, A amounts, BiConsumer<Integer, Integer> progress) {
        return new ProbabilityFlow<>(chains, amounts, progress, Optional.empty()).followed();
    }

    /** Follows each way no farther than to where it first passes a stage. */
    static <A extends Mass<A>> Followed<A> until(int stage, TurnChains<?, ?> chains, A amounts) {
        return new ProbabilityFlow<>(chains, amounts, (turn, situations) -> {}, Optional.of(stage)).followed();
    }

    private Followed<A> followed() {
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
        return new Followed<>(
                decided, calledOff, passed, List.copyOf(decidedInTurn), undecided, neglected, isCircular, beyond);
    }

    private void turn(int number) {
        Chain<S, O> chain = chains.of(number);
        A next = undecided.fresh();
        A now = undecided.fresh();
        A here = undecided.fresh();
        A there = undecided.fresh();
        undecided.forEach(opening ->
                undecided.flow(opening, here, chain.number(chains.openings().at(opening)), Mass.Weight.SURE));
        A from = here;
        A to = there;
        for (int steps = 0; !from.isEmpty(); steps++) {
            // A way of more steps than there are situations comes to one of them again.
            isCircular |= steps > chain.size();
            if (isCircular && (from.total() <= NEGLIGIBLE || steps >= MOST_CIRCULAR_STEPS)) {
                neglected += from.total();
                break;
            }
            A ahead = to;
            A current = from;
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

    private void step(Chain<S, O> chain, A current, int situation, A ahead, A next, A now) {
        for (Chain.Transition transition : chain.transitions(situation)) {
            Chain.Whereto to = transition.to();
            if (until.filter(to.past()::contains).isPresent()) {
                current.flow(situation, passed, until.get(), transition.weight());
                continue;
            }
            to.past().forEach(stage -> current.flow(situation, passed, stage, transition.weight()));
            A whereto = switch (to.leads()) {
                case ON -> ahead;
                case TO_THE_NEXT_TURN -> next;
                case TO_THE_END -> now;
            };
            current.flow(situation, whereto, to.number(), transition.weight());
        }
    }
}
