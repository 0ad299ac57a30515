package dev.snakewater.domain.fudge.hitlocation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Wounds as the core text of 1993 marks them: each point of damage fills one box from the left, and points add up over
 * the blows (HL-31, POINTS_1993).
 *
 * @param boxes the boxes
 * @param points damage points taken; more than one beyond the last box is not recorded, since dead is dead
 */
public record PointTrack(WoundBoxes boxes, int points) implements WoundTrack {

    /** @throws IllegalArgumentException if the points are negative or more than the body can record */
    public PointTrack {
        if (points < 0 || points > boxes.sum() + 1) {
            throw new IllegalArgumentException(points + " points: 0 to " + (boxes.sum() + 1) + " can be recorded");
        }
    }

    @Override
    public WoundLevel level() {
        if (points > boxes.sum()) {
            return WoundLevel.DEAD;
        }
        WoundLevel reached = WoundLevel.UNHURT;
        int left = points;
        for (WoundLevel level : WoundLevel.BOXED) {
            reached = left > 0 ? level : reached;
            left -= boxes.of(level);
        }
        return reached;
    }

    @Override
    public List<Integer> marks() {
        List<Integer> marks = new ArrayList<>();
        int left = points;
        for (WoundLevel level : WoundLevel.BOXED) {
            int marked = Math.min(left, boxes.of(level));
            marks.add(marked);
            left -= marked;
        }
        return List.copyOf(marks);
    }

    @Override
    public PointTrack struck(int blow) {
        return new PointTrack(boxes, Math.min(points + blow, boxes.sum() + 1));
    }

    /** As many points as lead to it, and no more. */
    @Override
    public PointTrack at(WoundLevel level) {
        return IntStream.rangeClosed(0, boxes.sum() + 1)
                .mapToObj(number -> new PointTrack(boxes, number))
                .filter(track -> track.level().compareTo(level) >= 0)
                .findFirst()
                .orElseThrow();
    }
}
