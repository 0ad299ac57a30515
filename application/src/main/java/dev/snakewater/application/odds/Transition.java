package dev.snakewater.application.odds;

/**
 * Where a step can lead.
 *
 * @param leads whereto
 * @param to the number of what it leads to: a situation of the same turn, one that a turn begins with, an outcome, or a stage
 * @param weight how likely
 */
record Transition(Leads leads, int to, Weight weight) {

    /** Whereto a step can lead. */
    enum Leads {
        /** On, within the turn. */
        ON,
        /** Over the end of a turn. */
        TO_THE_NEXT_TURN,
        /** To an outcome. */
        TO_THE_END,
        /** Nowhere else, but past a stage of the procedure; these do not count among the ways of a step. */
        PAST_A_STAGE
    }
}
