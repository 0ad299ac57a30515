package dev.snakewater.application.port.in;

import dev.snakewater.application.scenario.Scenario;

/** Begins fights at a table, and continues them from their records. Nothing here ever waits for anybody. */
public interface ContinueFight {

    /** Returns a fight in which nothing has been answered yet. */
    FightAtTable begin(Scenario<?, ?> scenario);

    /**
     * Returns a fight as its record leaves it.
     *
     * @throws dev.snakewater.application.table.DivergedException if something on record cannot have been done
     * @throws dev.snakewater.application.table.RefusedException if an answer on record is not legal
     */
    FightAtTable resume(Recorded recorded);
}
