package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.field.Word;
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

    private final Optional<BodyPart> part = named(BodyPart.values());
    private final Optional<BodyPart.Kind> twice = part.isPresent() ? Optional.empty() : named(BodyPart.Kind.values());

    private <E extends Enum<E>> Optional<E> named(E[] constants) {
        return Stream.of(constants)
                .filter(constant -> constant.name().equals(name()))
                .findFirst();
    }

    /** Returns the part of the body; empty if another die must be rolled. */
    public Optional<BodyPart> part() {
        return part;
    }

    /** Returns the rule by which another d6 must be rolled; empty if none is. */
    public Optional<Rule> wants() {
        Rule next = twice.isPresent() ? HitLocationRule.HL_09_SIDE : HitLocationRule.HL_08_EXTREMITY;
        return part.isPresent() ? Optional.empty() : Optional.of(next);
    }

    /**
     * Returns the region after another d6 has shown this face.
     *
     * @throws IllegalStateException if no die is needed
     */
    public Region narrowed(int face) {
        if (part.isPresent()) {
            throw new IllegalStateException("no die is thrown for the " + this);
        }
        boolean lower = face <= LOWER_HALF;
        return twice.map(kind -> of(BodyPart.of(kind, lower ? BodySide.LEFT : BodySide.RIGHT)))
                .orElse(lower ? FOOT : HAND);
    }

    /** Returns the region of a part, which needs no die. */
    public static Region of(BodyPart part) {
        return valueOf(part.name());
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
