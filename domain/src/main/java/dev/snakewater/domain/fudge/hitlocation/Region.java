package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Rule;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The location of a hit, as far as it has been rolled: a part of the body, or something that another d6 narrows down (HL-07 to HL-09).
 * Each is named after a part, or a kind of part that comes in pairs; an extremity is a foot or a hand.
 */
public enum Region {
    EXTREMITY,
    LEG,
    TORSO,
    ARM,
    HEAD,
    FOOT,
    HAND,
    LEFT_ARM,
    LEFT_HAND,
    RIGHT_ARM,
    RIGHT_HAND,
    LEFT_LEG,
    LEFT_FOOT,
    RIGHT_LEG,
    RIGHT_FOOT;

    /** Up to this face it is the foot, or the left one; above, the hand, or the right one (HL-08, HL-09). */
    private static final int LOWER_HALF = 3;

    private final Optional<BodyPart> part = Stream.of(BodyPart.values())
            .filter(one -> one.name().equals(name()))
            .findFirst();

    /** Returns the part of the body; empty if another die must be rolled. */
    public Optional<BodyPart> part() {
        return part;
    }

    /** Returns the rule by which another d6 must be rolled; empty if none is. */
    public Optional<Rule> wants() {
        Rule next = this == EXTREMITY ? HitLocationRule.HL_08_EXTREMITY : HitLocationRule.HL_09_SIDE;
        return part.isPresent() ? Optional.empty() : Optional.of(next);
    }

    /**
     * Returns the region after another d6 has shown this face.
     *
     * @throws IllegalArgumentException if no die is needed
     */
    public Region narrowed(int face) {
        boolean lower = face <= LOWER_HALF;
        if (this == EXTREMITY) {
            return lower ? FOOT : HAND;
        }
        return valueOf((lower ? BodySide.LEFT : BodySide.RIGHT) + "_" + name());
    }

    /** Returns the region of a part, which needs no die. */
    public static Region of(BodyPart part) {
        return valueOf(part.name());
    }
}
