package dev.snakewater.application.odds;

import dev.snakewater.application.port.in.Chances;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Follows a fight from its opening, turn by turn, along all branches at once. Decided mass stays where it is; the rest flows on into the
 * next turn, up to the limit.
 *
 * @param <A> the kind of amounts that flow
 */
final class ProbabilityFlow<S, O, A extends Mass<A>> {

    /** What is left of a fight when this little of it is undecided is not followed any further, but told as the error. */
    private static final double NEGLIGIBLE = 1e-15;

    /** So many steps within one turn are followed while it goes round in circles. */
    private static final int MOST_STEPS = 50_000;

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
    private Optional<Chances.Beyond> beyond = Optional.empty();

    /**
     * A fight at its opening.
     *
     * @param amounts an example of the kind of amounts that flow
     */
    ProbabilityFlow(TurnChains<S, O> chains, A amounts, BiConsumer<Integer, Integer> progress) {
        this(chains, amounts, progress, Optional.empty());
    }

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

    /** Follows it until everything is decided, or the limit of turns is reached, or the budget spent. */
    ProbabilityFlow<S, O, A> followed() {
        while (decidedInTurn.size() < chains.turnLimit() && undecided.total() > NEGLIGIBLE) {
            try {
                turn(decidedInTurn.size() + 1);
            } catch (Budget.Spent spent) {
                beyond = Optional.of(new Chances.Beyond(decidedInTurn.size(), spent.limit()));
                return this;
            }
        }
        if (decidedInTurn.size() == chains.turnLimit()) {
            undecided.forEach(opening -> undecided.flow(opening, calledOff, chains.calledOff(opening), Weight.SURE));
        } else {
            neglected += undecided.total();
        }
        return this;
    }

    /** The same fight from its opening, each way followed no farther than to where it first passes a stage. */
    ProbabilityFlow<S, O, A> until(int stage) {
        return new ProbabilityFlow<>(chains, decided.fresh(), (turn, situations) -> {}, Optional.of(stage)).followed();
    }

    private void turn(int number) {
        Chain<S, O> chain = chains.of(number);
        A next = undecided.fresh();
        A now = undecided.fresh();
        A here = undecided.fresh();
        A there = undecided.fresh();
        undecided.forEach(opening ->
                undecided.flow(opening, here, chain.number(chains.openings().at(opening)), Weight.SURE));
        A from = here;
        A to = there;
        for (int steps = 0; !from.isEmpty(); steps++) {
            // A way of more steps than there are situations comes to one of them again.
            isCircular |= steps > chain.size();
            if (isCircular && (from.total() <= NEGLIGIBLE || steps >= MOST_STEPS)) {
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
        now.forEach(outcome -> now.flow(outcome, decided, outcome, Weight.SURE));
        decidedInTurn.add(now);
        undecided = next;
    }

    private void step(Chain<S, O> chain, A current, int situation, A ahead, A next, A now) {
        for (Transition transition : chain.transitions(situation)) {
            A whereto = switch (transition.leads()) {
                case ON -> ahead;
                case TO_THE_NEXT_TURN -> next;
                case TO_THE_END -> now;
            };
            if (until.filter(transition.past()::contains).isPresent()) {
                current.flow(situation, passed, until.get(), transition.weight());
                continue;
            }
            transition.past().forEach(stage -> current.flow(situation, passed, stage, transition.weight()));
            current.flow(situation, whereto, transition.to(), transition.weight());
        }
    }

    A decided() {
        return decided;
    }

    /** How often each stage is passed, on average; where each way ends at a stage, how likely it is that it gets there. */
    A passed() {
        return passed;
    }

    A calledOff() {
        return calledOff;
    }

    List<A> decidedInTurn() {
        return List.copyOf(decidedInTurn);
    }

    /** What is not decided by the end of the last turn followed, by the situation the next would begin with. */
    A undecided() {
        return undecided;
    }

    /** How much was not followed because it is too little, or because it goes round in circles within a turn. */
    double neglected() {
        return neglected;
    }

    /** Whether it can come to the same situation twice within a turn. */
    boolean isCircular() {
        return isCircular;
    }

    Optional<Chances.Beyond> beyond() {
        return beyond;
    }
}
