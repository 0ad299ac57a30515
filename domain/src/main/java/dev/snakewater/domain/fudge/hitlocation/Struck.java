package dev.snakewater.domain.fudge.hitlocation;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a blow did to a body.
 *
 * @param after the body after it
 * @param part the part it struck
 * @param before how badly the part was hurt before
 * @param filled how many boxes it filled
 * @param surplus how many of its points found no box: the first of them kills, or costs the limb, and all others are
 *     without effect, as are all if the limb was lost before (HL-23, HL-33, HL-35); where a blow marks one box, none or all
 */
public record Struck(Body after, BodyPart part, WoundLevel before, int filled, int surplus) {

    /** How badly the part is hurt now. */
    public WoundLevel level() {
        return after.level(part);
    }

    /** How many of its points did nothing at all: the surplus, without the point that killed or cost the limb. */
    public int vanished() {
        return hasJustEnded() ? surplus - 1 : surplus;
    }

    /** Whether it cost the limb, or killed. */
    public boolean hasJustEnded() {
        return level() == WoundLevel.DEAD && before != WoundLevel.DEAD;
    }

    /** The limb that went with the one that was lost: the hand of an arm, the foot of a leg (HL-23). */
    public List<BodyPart> gone() {
        return hasJustEnded()
                ? Stream.of(BodyPart.values())
                        .filter(other -> other.hangsOn().filter(part::equals).isPresent())
                        .toList()
                : List.of();
    }
}
