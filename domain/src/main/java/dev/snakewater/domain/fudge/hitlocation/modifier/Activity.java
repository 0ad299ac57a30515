package dev.snakewater.domain.fudge.hitlocation.modifier;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import java.util.List;

/** What somebody does, as far as it matters which parts of his body it takes (HL-25). */
@FunctionalInterface
public interface Activity {

    /** Picking a lock, tying a knot. */
    Activity MANUAL_WORK = BodyPart::isOfArm;

    /** Running, jumping. */
    Activity RUNNING = BodyPart::isOfLeg;

    /** Talking, staring, keeping one's nerve. */
    Activity TALKING = limb -> false;

    /** Whether a wound of this limb hinders it. */
    boolean takesLimb(BodyPart limb);

    /** Whether a wound of this part hinders it: of head and torso it always does. */
    default boolean takes(BodyPart part) {
        return !part.isLimb() || takesLimb(part);
    }

    /** A roll in a fight with these hands: a blow, a shot, a draw. Of somebody who lies or sits, the legs do not matter. */
    static Activity fighting(List<BodySide> hands, boolean standing) {
        return limb ->
                limb.isOfLeg() ? standing : limb.side().filter(hands::contains).isPresent();
    }
}
