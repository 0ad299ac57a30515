package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Scenario;
import java.util.Optional;

/** Goes on with a fight at a table, one answer after the other, or with the next after it. Nothing here ever waits for anybody. */
public interface ContinueFight {

    /** A fight in which nothing has been answered yet. */
    FightAtTable begin(Scenario<?, ?, ?> scenario);

    /**
     * A fight as its record leaves it.
     *
     * @throws dev.snakewater.application.table.Diverged if something on record cannot have been done, such as an answer to
     *     another question than the one asked, or a hand-over to nobody
     * @throws dev.snakewater.application.table.Refused if an answer on record is not legal
     */
    FightAtTable resume(Recorded recorded);

    /**
     * The scenario of those who are left after a fight, with their wounds and whatever else they have left.
     *
     * @return none if nobody is left
     * @throws dev.snakewater.application.table.Diverged as {@link #resume} does
     * @throws dev.snakewater.application.table.Refused as {@link #resume} does
     */
    Optional<Scenario<?, ?, ?>> after(Recorded recorded);
}
