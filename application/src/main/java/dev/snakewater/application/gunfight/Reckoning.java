package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.table.Event;

/**
 * What has come of a piece of a gunfight so far, reckoned from what happens in it: in the end, its outcome.
 *
 * @param <O> the outcome itself
 */
interface Reckoning<O extends Reckoning<O>> extends Measured {

    /** This after one more thing that happened. */
    O after(Event event);

    /** This as the fight stands now. */
    @SuppressWarnings("unchecked")
    default O standing(Gunfight now) {
        return (O) this;
    }
}
