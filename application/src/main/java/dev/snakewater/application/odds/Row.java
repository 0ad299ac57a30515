package dev.snakewater.application.odds;

import java.util.List;
import java.util.Optional;

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
