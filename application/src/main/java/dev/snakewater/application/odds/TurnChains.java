package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.scenario.Scenario;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The chains of a fight: one for all turns with the same modifiers of the game master, which usually means one. They share the outcomes,
 * and the situations at the beginning of turns; number 0 is the opening of the fight.
 */
record TurnChains<S, O>(
        Steps<S, O> steps,
        Budget budget,
        Interner<S> openings,
        Interner<O> outcomes,
        Interner<Finding> stages,
        Map<Integer, Chain<S, O>> chains) {

    static <S, O> TurnChains<S, O> of(Scenario<S, O> scenario, int most) {
        Interner<S> openings = new Interner<>();
        openings.of(scenario.setUp().opening());
        return new TurnChains<>(
                Steps.of(scenario),
                new Budget(most),
                openings,
                new Interner<>(),
                new Interner<>(),
                new LinkedHashMap<>());
    }

    /** Returns the chain of a turn, counted from 1. */
    Chain<S, O> of(int turn) {
        return chains.computeIfAbsent(steps.sort(turn), sort -> new Chain<>(this, turn));
    }

    /** Returns whether a free choice was met so far. */
    boolean amongProposals() {
        return steps.amongProposals().get();
    }

    Scenario<S, O> scenario() {
        return steps.scenario();
    }

    int calledOff(int opening) {
        return outcomes.of(steps.calledOff(openings.at(opening)));
    }

    /** Returns the situations known never to be decided, by number, if the game master's modifiers stay the same from this turn on. */
    BitSet neverDecided(int turn) {
        Chain<S, O> chain = of(turn);
        BitSet never = new BitSet(chain.size());
        never.set(0, chain.size());
        boolean more = true;
        while (more) {
            more = false;
            // Most transitions lead to situations that were met later.
            for (int number = chain.size() - 1; number >= 0; number--) {
                if (never.get(number) && leadsOut(chain, number, never)) {
                    never.clear(number);
                    more = true;
                }
            }
        }
        return never;
    }

    private boolean leadsOut(Chain<S, O> chain, int number, BitSet never) {
        Optional<List<Chain.Transition>> transitions = chain.known(number);
        return transitions.isEmpty()
                || transitions.get().stream().map(Chain.Transition::to).anyMatch(to -> switch (to.leads()) {
                    case TO_THE_END -> true;
                    case ON -> !never.get(to.number());
                    case TO_THE_NEXT_TURN ->
                        chain.numberIfKnown(openings.at(to.number()))
                                .filter(never::get)
                                .isEmpty();
                });
    }
}
