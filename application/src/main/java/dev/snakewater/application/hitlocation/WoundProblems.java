package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fudge.hitlocation.PointTrack;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;

/** What can be wrong with wounds that somebody comes with: points, or marked boxes, of a body or of a part. */
public final class WoundProblems {

    private WoundProblems() {}

    /**
     * Complains of all that is wrong.
     *
     * @param at where {@code wounds} and {@code marks} stand
     * @param written the wounds
     * @param boxes the boxes they are marked in
     * @param model how wounds are marked
     * @param complaints what is wrong so far
     * @param capacity where it stands how many boxes there are
     * @return whether they fit the boxes
     */
    public static boolean of(
            String at,
            WrittenWounds written,
            WoundBoxes boxes,
            WoundModel model,
            Complaints complaints,
            String... capacity) {
        Complaints ofBoxes = complaints.needing(capacity);
        ofBoxes.within(at + "/wounds", written.wounds(), 0, boxes.sum());
        List<Integer> marks = written.marks();
        complaints
                .needing(at + "/wounds")
                .when(written.wounds().isPresent() && !marks.isEmpty(), at + "/marks", "wounds-twice");
        int levels = WoundLevel.BOXED.size();
        if (!marks.isEmpty() && marks.size() != levels) {
            complaints.tell(at + "/marks", "marks", marks.size(), levels);
            return false;
        }
        return fit(at + "/marks", marks, boxes, model, ofBoxes)
                && written.wounds().orElse(0) <= boxes.sum();
    }

    private static boolean fit(String at, List<Integer> marks, WoundBoxes boxes, WoundModel model, Complaints ofBoxes) {
        boolean fits = true;
        for (int i = 0; i < marks.size(); i++) {
            int most = boxes.of(WoundLevel.BOXED.get(i));
            ofBoxes.within(at + "/" + i, marks.get(i), 0, most);
            fits &= marks.get(i) <= most;
        }
        ofBoxes.needing(at, "/rulings/woundModel")
                .when(fits && !marks.isEmpty() && !couldBe(marks, boxes, model), at, "marks-beyond-empty");
        return fits;
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
