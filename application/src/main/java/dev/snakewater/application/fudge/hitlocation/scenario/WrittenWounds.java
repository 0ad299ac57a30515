package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import dev.snakewater.domain.rule.Items;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a person writes of wounds: points, or boxes that are marked.
 *
 * @param wounds damage points taken
 * @param marks or the boxes that are marked: Scratch, Hurt, Very Hurt, Incapacitated (of a limb: Useless), Near Death (of a limb: Crippled)
 */
public record WrittenWounds(
        @Within({0, WoundBoxes.MOST}) Optional<Integer> wounds,

        @Items(most = 5) @Within({0, WoundBoxes.MOST_OF_A_LEVEL})
        List<Integer> marks) {

    /** Nothing is written. */
    public static final WrittenWounds NONE = new WrittenWounds(Optional.empty(), List.of());

    /** Returns these boxes marked; of the unhurt, nothing is written. */
    public static WrittenWounds marked(List<Integer> boxes) {
        boolean unhurt = boxes.stream().allMatch(marked -> marked == 0);
        return unhurt ? NONE : new WrittenWounds(Optional.empty(), boxes);
    }

    /** Returns whether anything is written. */
    public boolean areTold() {
        return wounds.isPresent() || !marks.isEmpty();
    }

    /**
     * Returns the wounds, in these boxes.
     *
     * @throws RuntimeException if a body with these boxes cannot have them
     */
    public WoundTrack track(WoundBoxes boxes, WoundModel model) {
        return marks.isEmpty()
                ? WoundTrack.of(model, boxes, wounds.orElse(0))
                : WoundTrack.of(model, boxes, marks, false);
    }

    /** Returns these, or none if a body with these boxes cannot have them. */
    public WrittenWounds fitting(WoundBoxes boxes, WoundModel model) {
        return wounds.orElse(0) <= boxes.sum() && areOn(boxes) && couldBe(boxes, model) ? this : NONE;
    }

    /** Complains of all that is wrong with them at this place; how many boxes there are follows from what stands at the capacity's. */
    public void problems(String at, WoundBoxes boxes, WoundModel model, Complaints complaints, String... capacity) {
        Complaints ofBoxes = complaints.needing(capacity);
        ofBoxes.within(at + "/wounds", wounds, 0, boxes.sum());
        complaints.needing(at + "/wounds").when(wounds.isPresent() && !marks.isEmpty(), at + "/marks", "wounds-twice");
        int levels = boxes.each().size();
        if (!marks.isEmpty() && marks.size() != levels) {
            complaints.tell(at + "/marks", "marks", marks.size(), levels);
            return;
        }
        for (int i = 0; i < marks.size(); i++) {
            ofBoxes.within(at + "/marks/" + i, marks.get(i), 0, boxes.each().get(i));
        }
        ofBoxes.needing(at + "/marks", "/rulings/woundModel")
                .when(areOn(boxes) && !couldBe(boxes, model), at + "/marks", "marks-beyond-empty");
    }

    private boolean areOn(WoundBoxes boxes) {
        List<Integer> each = boxes.each();
        return marks.isEmpty()
                || (marks.size() == each.size()
                        && IntStream.range(0, each.size()).allMatch(i -> marks.get(i) <= each.get(i)));
    }

    /** Whether wounds marked point by point, where they are, can have left these marks (HL-31). */
    private boolean couldBe(WoundBoxes boxes, WoundModel model) {
        int points = marks.stream().mapToInt(Integer::intValue).sum();
        return marks.isEmpty()
                || model == WoundModel.LEVELS_1995
                || WoundTrack.of(model, boxes, points).marks().equals(marks);
    }
}
