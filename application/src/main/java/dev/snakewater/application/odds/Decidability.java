package dev.snakewater.application.odds;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Tells which situations can still lead to an outcome, and which go on forever. */
final class Decidability {

    private Decidability() {}

    /**
     * The situations that can never be decided, by number; none of them if it is not known where all of those lead that can be
     * reached from them.
     *
     * @param chains all situations that there are
     * @param turn a turn from which on the game master adds the same
     */
    static <S, O> BitSet neverDecided(TurnChains<S, O> chains, int turn) {
        Chain<S, O> chain = chains.of(turn);
        BitSet decidable = new BitSet(chain.size());
        boolean more = true;
        while (more) {
            more = false;
            // Most transitions lead to situations that were met later.
            for (int number = chain.size() - 1; number >= 0; number--) {
                if (!decidable.get(number) && leadsOut(chains, chain, number, decidable)) {
                    decidable.set(number);
                    more = true;
                }
            }
        }
        BitSet never = new BitSet(chain.size());
        never.set(0, chain.size());
        never.andNot(decidable);
        return never;
    }

    private static <S, O> boolean leadsOut(TurnChains<S, O> chains, Chain<S, O> chain, int number, BitSet decidable) {
        Optional<List<Transition>> transitions = chain.known(number);
        return transitions.isEmpty()
                || transitions.get().stream().anyMatch(transition -> switch (transition.leads()) {
                    case TO_THE_END -> true;
                    case ON -> decidable.get(transition.to());
                    case TO_THE_NEXT_TURN -> {
                        Optional<Integer> next =
                                chain.numberIfKnown(chains.openings().at(transition.to()));
                        yield next.isEmpty() || decidable.get(next.get());
                    }
                });
    }
}
