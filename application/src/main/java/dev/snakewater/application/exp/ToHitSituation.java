package dev.snakewater.application.exp;

import dev.snakewater.domain.exp.Weather;
import java.util.List;

/**
 * An attack as it is now: the situation of its procedure.
 *
 * @param phase what comes next, with everything that can still matter to this attack
 * @param thrown the weather that dice have decided, which stays for the whole fight (EX-13)
 */
public record ToHitSituation(Phase phase, List<Weather> thrown) {

    /** Copies the weather. */
    public ToHitSituation {
        thrown = List.copyOf(thrown);
    }
}
