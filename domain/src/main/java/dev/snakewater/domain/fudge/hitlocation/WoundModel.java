package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Word;
import java.util.List;

/** How wounds are marked (HL-31). */
public enum WoundModel {
    /** Point by point, box by box. */
    POINTS_1993,
    /** One box a blow, at the level of the blow. */
    LEVELS_1995;

    /** A body, or a part of one, of these boxes that has taken so many points as one blow. */
    public WoundTrack track(WoundBoxes boxes, int points) {
        return switch (this) {
            case POINTS_1993 -> new PointTrack(boxes, points);
            case LEVELS_1995 -> LevelTrack.unhurt(boxes).struck(points);
        };
    }

    /** A body, or a part of one, with these boxes marked; whoever asks has seen to it that they can be. */
    public WoundTrack marked(WoundBoxes boxes, List<Integer> marks) {
        return switch (this) {
            case POINTS_1993 ->
                new PointTrack(boxes, marks.stream().mapToInt(Integer::intValue).sum());
            case LEVELS_1995 -> new LevelTrack(boxes, marks, false);
        };
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
