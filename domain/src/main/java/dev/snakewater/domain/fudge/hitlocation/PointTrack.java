package dev.snakewater.domain.fudge.hitlocation;

import java.util.ArrayList;
import java.util.List;

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
        int left = points;
        int level = 0;
        for (int number : boxes.each()) {
            level += left > 0 ? 1 : 0;
            left -= number;
        }
        return left > 0 ? WoundLevel.DEAD : WoundLevel.values()[level];
    }

    @Override
    public List<Integer> marks() {
        List<Integer> marks = new ArrayList<>();
        int left = points;
        for (int number : boxes.each()) {
            marks.add(Math.min(left, number));
            left -= marks.getLast();
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
        int below = boxes.each().stream()
                .limit(Math.max(0, level.ordinal() - WoundLevel.SCRATCH.ordinal()))
                .mapToInt(Integer::intValue)
                .sum();
        return new PointTrack(boxes, level == WoundLevel.UNHURT ? 0 : below + 1);
    }
}
