package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.domain.exp.Weather;
import java.util.List;
import java.util.stream.Stream;

/**
 * An attack as it is now: the situation of its procedure.
 *
 * @param phase what comes next, with everything that can still matter to this attack
 * @param thrown the weather that dice have decided, which stays for the whole fight (EX-13)
 */
public record ToHitSituation(Phase phase, List<Weather> thrown) {

    public ToHitSituation {
        thrown = List.copyOf(thrown);
    }

    /** The same with something else next. */
    ToHitSituation at(Phase next) {
        return new ToHitSituation(next, thrown);
    }

    /** The same in weather that dice have decided. */
    ToHitSituation in(Weather decided) {
        return new ToHitSituation(
                phase, Stream.concat(thrown.stream(), Stream.of(decided)).toList());
    }

    /** It goes on with this. */
    Next<ToHitSituation, ExpOutcome> to(Phase next) {
        return Next.go(at(next));
    }

    /** It is over. */
    Next<ToHitSituation, ExpOutcome> ends(ExpOutcome outcome) {
        return Next.done(outcome.withThrown(thrown));
    }
}
