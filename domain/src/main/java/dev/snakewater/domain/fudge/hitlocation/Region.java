package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Word;
import java.util.Optional;
import java.util.stream.Stream;

/** Where a hit goes, as far as the dice have said so: a part of the body, or something that another d6 narrows down (HL-07 to HL-09). */
public enum Region {
    /** A foot or a hand. */
    EXTREMITY,
    /** One of the legs. */
    LEG(BodyPart.Kind.LEG),
    /** The torso. */
    TORSO(BodyPart.TORSO),
    /** One of the arms. */
    ARM(BodyPart.Kind.ARM),
    /** The head. */
    HEAD(BodyPart.HEAD),
    /** One of the feet. */
    FOOT(BodyPart.Kind.FOOT),
    /** One of the hands. */
    HAND(BodyPart.Kind.HAND),
    /** The left arm. */
    LEFT_ARM(BodyPart.LEFT_ARM),
    /** The left hand. */
    LEFT_HAND(BodyPart.LEFT_HAND),
    /** The right arm. */
    RIGHT_ARM(BodyPart.RIGHT_ARM),
    /** The right hand. */
    RIGHT_HAND(BodyPart.RIGHT_HAND),
    /** The left leg. */
    LEFT_LEG(BodyPart.LEFT_LEG),
    /** The left foot. */
    LEFT_FOOT(BodyPart.LEFT_FOOT),
    /** The right leg. */
    RIGHT_LEG(BodyPart.RIGHT_LEG),
    /** The right foot. */
    RIGHT_FOOT(BodyPart.RIGHT_FOOT);

    /** Up to this face it is the foot, or the left one; above, the hand, or the right one (HL-08, HL-09). */
    private static final int LOWER_HALF = 3;

    private final Optional<BodyPart.Kind> twice;
    private final Optional<BodyPart> part;

    Region() {
        this(Optional.empty(), Optional.empty());
    }

    Region(BodyPart.Kind twice) {
        this(Optional.of(twice), Optional.empty());
    }

    Region(BodyPart part) {
        this(Optional.empty(), Optional.of(part));
    }

    Region(Optional<BodyPart.Kind> twice, Optional<BodyPart> part) {
        this.twice = twice;
        this.part = part;
    }

    /** The part of the body, if no die is wanted any more. */
    public Optional<BodyPart> part() {
        return part;
    }

    /** The rule by which another d6 is thrown, if one is. */
    public Optional<Rule> wants() {
        if (part.isPresent()) {
            return Optional.empty();
        }
        return Optional.of(twice.isPresent() ? HitLocationRule.HL_09_SIDE : HitLocationRule.HL_08_EXTREMITY);
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
        return Stream.of(values())
                .filter(region -> region.part.equals(Optional.of(part)))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
