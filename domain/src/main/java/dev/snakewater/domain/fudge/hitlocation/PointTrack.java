package dev.snakewater.domain.fudge.hitlocation;

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
        int filled = points;
        WoundLevel reached = WoundLevel.UNHURT;
        for (WoundLevel level : WoundLevel.values()) {
            if (filled > 0) {
                reached = boxes.of(level) > 0 ? level : reached;
                filled -= boxes.of(level);
            }
        }
        return reached;
    }

    @Override
    public int marked(WoundLevel level) {
        int before = 0;
        for (WoundLevel lower : WoundLevel.values()) {
            if (lower == level) {
                break;
            }
            before += boxes.of(lower);
        }
        return Math.clamp(points - before, 0, boxes.of(level));
    }

    @Override
    public PointTrack struck(int blow) {
        return new PointTrack(boxes, Math.min(points + blow, boxes.sum() + 1));
    }
}
