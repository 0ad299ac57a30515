package dev.snakewater.application.port.in;

import dev.snakewater.domain.field.Withers;
import java.time.Duration;
import java.util.Optional;

/**
 * How much an answer may cost. Without a time limit, the same effort gives the same answer on every machine, if the memory suffices.
 *
 * @param situations how many situations may be worked out, at least 1; those within a turn are worked out anew for each of its openings
 * @param fights how many fights may be simulated: all there are to be, at least 1, or those that estimate what has not been worked out, if any
 * @param within the time limit; a part of it is kept for an estimate
 * @param memory how many bytes may be in use; all that Java has, if that is less
 * @param threads how many work at the same time, at least 1; the answer is the same
 */
@Withers
public record Effort(int situations, long fights, Optional<Duration> within, long memory, int threads)
        implements EffortBuilder.With {

    /** Returns the effort of one thread to work out as many situations as there are, and to simulate as many fights as somebody wants. */
    public static Effort unlimited() {
        return new Effort(Integer.MAX_VALUE, Long.MAX_VALUE, Optional.empty(), Long.MAX_VALUE, 1);
    }

    /** Returns the effort to work out so many situations at most, and to estimate nothing. */
    public static Effort ofSituations(int most) {
        return unlimited().withSituations(most).withFights(0);
    }

    /** Returns the effort to simulate so many fights. */
    public static Effort ofFights(long fights) {
        return unlimited().withFights(fights);
    }
}
