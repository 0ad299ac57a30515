package dev.snakewater.application.odds;

import java.util.List;

/**
 * A possible result of a step.
 *
 * @param leads whereto
 * @param to the number of what it leads to: a situation of the same turn, one that a turn begins with, or an outcome
 * @param past the numbers of the stages of the procedure that it passes on the way, as often as it does
 * @param weight how likely
 */
record Transition(Leads leads, int to, List<Integer> past, Weight weight) {

    enum Leads {
        /** On, within the turn. */
        ON,
        /** Over the end of a turn. */
        TO_THE_NEXT_TURN,
        /** To an outcome. */
        TO_THE_END
    }
}
