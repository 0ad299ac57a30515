package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Wounds as a person writes them: points, or marked boxes. */
public record WrittenWounds(
        @Within({0, WoundBoxes.MOST}) Optional<Integer> wounds,

        @Items(most = 5) @Within({0, WoundBoxes.MOST_OF_A_LEVEL})
        List<Integer> marks) {

    /** No wounds are written. */
    public static final WrittenWounds NONE = new WrittenWounds(Optional.empty(), List.of());

    /** Returns these marks; none for somebody unhurt. */
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

    /** Complains of all that is wrong with them at this place; the number of boxes depends on the capacity's place. */
    public void problems(
            String at, WoundBoxes boxes, WoundModel model, ProblemCollector complaints, String... capacity) {
        ProblemCollector ofBoxes = complaints.needing(capacity);
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

    /** Returns whether these marks are possible under the wound model (HL-31). */
    private boolean couldBe(WoundBoxes boxes, WoundModel model) {
        int points = marks.stream().mapToInt(Integer::intValue).sum();
        return marks.isEmpty()
                || model == WoundModel.LEVELS_1995
                || WoundTrack.of(model, boxes, points).marks().equals(marks);
    }
}
