package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.rule.Items;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

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

    /** Returns the wounds, in these boxes. */
    public WoundTrack track(WoundBoxes boxes, WoundModel model) {
        return marks.isEmpty() ? model.track(boxes, wounds.orElse(0)) : model.marked(boxes, marks);
    }
}
