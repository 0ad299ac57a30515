package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.Armour;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Within;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes of a part of a body.
 *
 * @param part which
 * @param armour what it wears, if not what is worn everywhere
 * @param wounds its wounds
 * @param lost whether it is gone
 */
public record PartSheet(
        BodyPart part,
        @Within({0, Armour.MOST}) Optional<Integer> armour,
        @Unwrapped WrittenWounds wounds,
        @Default("false") boolean lost) {

    WoundBoxes boxes(Degree damageCapacity) {
        return WoundBoxes.of(part.capacity(damageCapacity));
    }

    /** Returns whether it says anything of wounds. */
    public boolean tellsWounds() {
        return wounds.areTold() || lost;
    }

    /** Returns its wounds in a body of this Damage Capacity. */
    public WoundTrack track(Degree damageCapacity, WoundModel model) {
        WoundBoxes boxes = boxes(damageCapacity);
        return lost ? model.track(boxes, 0).at(WoundLevel.DEAD) : wounds.track(boxes, model);
    }

    boolean fits(Degree damageCapacity, WoundModel model) {
        boolean canBeLost = part.isLimb() && !wounds.areTold();
        return wounds.fit(boxes(damageCapacity), model) && (canBeLost || !lost);
    }

    PartSheet unhurt() {
        return new PartSheet(part, armour, WrittenWounds.NONE, false);
    }

    /**
     * Returns the parts of which there is something to tell afterwards: armour of their own, and wounds.
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
            WrittenWounds wounds = lost ? WrittenWounds.NONE : WrittenWounds.marked(state.marks());
            PartSheet after = new PartSheet(state.part(), armour, wounds, lost);
            if (armour.isPresent() || after.tellsWounds()) {
                parts.add(after);
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
