package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Word;
import java.util.Collections;

/** How wounds are marked (HL-31). */
public enum WoundModel {
    /** Point by point, box by box: points add up over the blows. */
    POINTS_1993,
    /** One box a blow, at the level that the blow reaches by its size. */
    LEVELS_1995;

    /**
     * Returns a body, or a part of one, of these boxes that has taken so many points as one blow.
     *
     * @throws IllegalArgumentException if points add up, and these are negative or more than kill it
     */
    public WoundTrack track(WoundBoxes boxes, int points) {
        if (this == POINTS_1993 && (points < 0 || points > boxes.sum() + 1)) {
            throw new IllegalArgumentException(points + " points: 0 to " + (boxes.sum() + 1) + " can be recorded");
        }
        return new WoundTrack(this, boxes, Collections.nCopies(WoundLevel.BOXED.size(), 0), false).struck(points);
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
