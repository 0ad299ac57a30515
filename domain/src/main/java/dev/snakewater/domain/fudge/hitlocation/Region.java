package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Word;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a hit goes, as far as the dice have said so: a part of the body, or something that another d6 narrows down (HL-07 to HL-09). Each
 * has the name of what it is: a part, or a kind of part of which there are two; an extremity is a foot or a hand.
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

    /** The part of the body, if no die is wanted any more. */
    public Optional<BodyPart> part() {
        return part;
    }

    /** The rule by which another d6 is thrown, if one is. */
    public Optional<Rule> wants() {
        Rule next = twice.isPresent() ? HitLocationRule.HL_09_SIDE : HitLocationRule.HL_08_EXTREMITY;
        return part.isPresent() ? Optional.empty() : Optional.of(next);
    }

    /**
     * What it is when another d6 shows this.
     *
     * @throws IllegalStateException if no die is wanted
     */
    public Region narrowed(int face) {
        if (part.isPresent()) {
            throw new IllegalStateException("no die is thrown for the " + this);
        }
        boolean lower = face <= LOWER_HALF;
        return twice.map(kind -> of(BodyPart.of(kind, lower ? BodySide.LEFT : BodySide.RIGHT)))
                .orElse(lower ? FOOT : HAND);
    }

    /** The part itself, for which no die is wanted. */
    public static Region of(BodyPart part) {
        return valueOf(part.name());
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
