package dev.snakewater.domain.fudge.hitlocation.modifier;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import java.util.List;

/** An activity: the parts of the body that it uses, so that their wounds hinder it (HL-25). */
@FunctionalInterface
public interface Activity {

    /** Returns whether a wound of this limb hinders it. */
    boolean takesLimb(BodyPart limb);

    /** Returns whether a wound of this part hinders it; one of head or torso always does. */
    default boolean takes(BodyPart part) {
        return !part.isLimb() || takesLimb(part);
    }

    /** Returns fine work with the hands: picking a lock, tying a knot. */
    static Activity manualWork() {
        return BodyPart::isOfArm;
    }

    /** Returns the activity of running or jumping. */
    static Activity running() {
        return BodyPart::isOfLeg;
    }

    /** Returns the activity of talking, staring, or keeping one's nerve. */
    static Activity talking() {
        return limb -> false;
    }

    /** Returns a blow, a shot or a draw with these hands. Lying or sitting, the legs do not matter. */
    static Activity fighting(List<BodySide> hands, boolean standing) {
        return limb ->
                limb.isOfLeg() ? standing : limb.side().filter(hands::contains).isPresent();
    }
}
