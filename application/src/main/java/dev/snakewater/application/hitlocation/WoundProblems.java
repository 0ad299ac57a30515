package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fudge.hitlocation.PointTrack;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;
import java.util.Optional;

/** What can be wrong with wounds that somebody comes with: points, or marked boxes, of a body or of a part. */
public final class WoundProblems {

    private WoundProblems() {}

    /**
     * Complains of all that is wrong.
     *
     * @param at where {@code wounds} and {@code marks} stand
     * @param wounds the points that are written
     * @param marks the marks that are written; none if it is empty
     * @param boxes the boxes they are marked in
     * @param model how wounds are marked
     * @param complaints what is wrong so far
     */
    public static void of(
            String at,
            Optional<Integer> wounds,
            List<Integer> marks,
            WoundBoxes boxes,
            WoundModel model,
            Complaints complaints) {
        complaints.within(at + "/wounds", wounds, 0, boxes.sum());
        if (!marks.isEmpty()) {
            marks(at + "/marks", wounds.isPresent(), marks, boxes, model, complaints);
        }
    }

    private static void marks(
            String at, boolean twice, List<Integer> marks, WoundBoxes boxes, WoundModel model, Complaints complaints) {
        if (twice) {
            complaints.add(at, "wounds are told twice, as points and as marks", "either of them");
        }
        List<Integer> most = WoundLevel.BOXED.stream().map(boxes::of).toList();
        if (marks.size() != most.size()) {
            complaints.add(at, marks.size() + " numbers", most.size() + " numbers, one for each wound level");
            return;
        }
        boolean fits = true;
        for (int i = 0; i < marks.size(); i++) {
            complaints.within(at + "/" + i, marks.get(i), 0, most.get(i));
            fits &= marks.get(i) >= 0 && marks.get(i) <= most.get(i);
        }
        if (fits && !couldBe(marks, boxes, model)) {
            complaints.add(
                    at, "boxes are marked beyond empty ones", "boxes marked from the left, or another woundModel");
        }
    }

    /** Whether wounds marked point by point, where they are, can have left these marks (HL-31). */
    private static boolean couldBe(List<Integer> marks, WoundBoxes boxes, WoundModel model) {
        int points = marks.stream().mapToInt(Integer::intValue).sum();
        return switch (model) {
            case POINTS_1993 -> new PointTrack(boxes, points).marks().equals(marks);
            case LEVELS_1995 -> true;
        };
    }
}
