package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes of a part of a body.
 *
 * @param part which
 * @param armour what it wears, if not what is worn everywhere
 * @param wounds damage points it has taken
 * @param marks or the boxes that are marked: Scratch, Hurt, Very Hurt, Useless or Incapacitated, Crippled or Near Death
 * @param lost whether it is gone; not, if left out
 */
public record PartSheet(
        BodyPart part,
        Optional<Integer> armour,
        Optional<Integer> wounds,
        List<Integer> marks,
        Optional<Boolean> lost) {

    /** The boxes of the part in a body of this Damage Capacity. */
    WoundBoxes boxes(Degree damageCapacity) {
        return WoundBoxes.of(part.capacity(damageCapacity));
    }

    /** Whether it says anything of wounds. */
    public boolean tellsWounds() {
        return wounds.isPresent() || !marks.isEmpty() || lost.orElse(false);
    }

    /** Its wounds. */
    public WoundTrack track(Degree damageCapacity, WoundModel model) {
        WoundBoxes boxes = boxes(damageCapacity);
        if (lost.orElse(false)) {
            return model.track(boxes, 0).at(WoundLevel.DEAD);
        }
        return marks.isEmpty() ? model.track(boxes, wounds.orElse(0)) : model.marked(boxes, marks);
    }
}
