package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Scenario;
import java.util.Optional;

/** Sets up the next fight of those who came out of one. */
public interface TellAftermath {

    /**
     * The scenario of those who are left after a fight, with their wounds and whatever else they have left.
     *
     * @return none if nobody is left
     * @throws dev.snakewater.application.table.Diverged if the record and the fight do not fit
     * @throws dev.snakewater.application.table.Refused if an answer on record is not legal
     */
    Optional<Scenario<?, ?, ?>> after(Recorded recorded);
}
