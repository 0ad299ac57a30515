package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.rule.Within;
import java.util.ArrayList;
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

        @Within(least = 0, most = PartProblems.GREATEST_ARMOUR)
        Optional<Integer> armour,

        @Within(least = 0, most = PartProblems.MOST_BOXES) Optional<Integer> wounds,
        @Within(least = 0, most = PartProblems.MOST_MARKS) List<Integer> marks,
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

    /**
     * The parts of which there is something to tell afterwards: armour of their own, and wounds.
     *
     * @param written what was written of them before
     * @param now the whole body as it is now
     */
    public static List<PartSheet> after(List<PartSheet> written, List<PartState> now) {
        List<PartSheet> parts = new ArrayList<>();
        for (PartState state : now) {
            Optional<Integer> armour = written.stream()
                    .filter(sheet -> sheet.part() == state.part())
                    .findFirst()
                    .flatMap(PartSheet::armour);
            boolean lost = state.level() == WoundLevel.DEAD && !isGoneWithAnother(state, now);
            boolean unhurt = state.marks().stream().allMatch(marked -> marked == 0);
            if (armour.isPresent() || lost || !unhurt) {
                parts.add(new PartSheet(
                        state.part(),
                        armour,
                        Optional.empty(),
                        lost || unhurt ? List.of() : state.marks(),
                        lost ? Optional.of(true) : Optional.empty()));
            }
        }
        return List.copyOf(parts);
    }

    /** Whether the limb it hung on is lost: then there is nothing to tell of it. */
    private static boolean isGoneWithAnother(PartState state, List<PartState> now) {
        return now.stream()
                .filter(other -> other.level() == WoundLevel.DEAD)
                .anyMatch(other -> state.part().hangsOn().equals(Optional.of(other.part())));
    }
}
