package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Word;
import java.util.Collections;
import java.util.List;

/** How wounds are marked (HL-31). */
public enum WoundModel {
    /** Point by point, box by box. */
    POINTS_1993,
    /** One box a blow, at the level of the blow. */
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
        return marked(boxes, Collections.nCopies(WoundLevel.BOXED.size(), 0), false)
                .struck(points);
    }

    /**
     * Returns a body, or a part of one, with these boxes marked; who is dead may have more wounds than that.
     *
     * @throws IllegalArgumentException if a level has more marks than boxes
     */
    public WoundTrack marked(WoundBoxes boxes, List<Integer> marks, boolean dead) {
        List<Integer> kept = List.copyOf(marks);
        for (int i = 0; i < WoundLevel.BOXED.size(); i++) {
            if (kept.get(i) < 0 || kept.get(i) > boxes.each().get(i)) {
                throw new IllegalArgumentException(kept + " are not marks on " + boxes);
            }
        }
        return switch (this) {
            case POINTS_1993 -> new WoundTrack.PointTrack(boxes, kept, dead);
            case LEVELS_1995 -> new WoundTrack.LevelTrack(boxes, kept, dead);
        };
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
