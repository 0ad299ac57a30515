package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.rule.ByRule;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** The ten parts of a body, each with wounds of its own, in the order of the source's sheet (HL-12, HL-14). */
public enum BodyPart implements ByRule {
    /** A hit without a named part goes here (HL-04). */
    TORSO(Kind.TORSO, Optional.empty()),
    /** Eyes included. */
    HEAD(Kind.HEAD, Optional.empty()),
    LEFT_ARM(Kind.ARM, Optional.of(BodySide.LEFT)),
    LEFT_HAND(Kind.HAND, Optional.of(BodySide.LEFT)),
    RIGHT_ARM(Kind.ARM, Optional.of(BodySide.RIGHT)),
    RIGHT_HAND(Kind.HAND, Optional.of(BodySide.RIGHT)),
    LEFT_LEG(Kind.LEG, Optional.of(BodySide.LEFT)),
    LEFT_FOOT(Kind.FOOT, Optional.of(BodySide.LEFT)),
    RIGHT_LEG(Kind.LEG, Optional.of(BodySide.RIGHT)),
    RIGHT_FOOT(Kind.FOOT, Optional.of(BodySide.RIGHT));

    /** All ten, in the order of the sheet. */
    public static final List<BodyPart> ALL = List.of(values());

    /** The kind of a part, whichever side it is on. */
    public enum Kind {
        TORSO(0),
        HEAD(1),
        /** Without its hand. */
        ARM(1),
        HAND(2),
        /** Without its foot. */
        LEG(1),
        FOOT(2);

        /** How many levels less Damage Capacity it has than the whole body (HL-12). */
        private final int levelsLess;

        Kind(int levelsLess) {
            this.levelsLess = levelsLess;
        }
    }

    private final Kind kind;
    private final Optional<BodySide> side;

    BodyPart(Kind kind, Optional<BodySide> side) {
        this.kind = kind;
        this.side = side;
    }

    /** Returns its kind. */
    public Kind kind() {
        return kind;
    }

    /** Returns its side; empty for head and torso. */
    public Optional<BodySide> side() {
        return side;
    }

    /** Returns whether it is an arm, a hand, a leg or a foot, which can become useless and be lost (HL-16, HL-23). */
    public boolean isLimb() {
        return side.isPresent();
    }

    /** Returns whether it is an arm or a hand. */
    public boolean isOfArm() {
        return kind == Kind.ARM || kind == Kind.HAND;
    }

    /** Returns whether it is a leg or a foot. */
    public boolean isOfLeg() {
        return kind == Kind.LEG || kind == Kind.FOOT;
    }

    /** Returns the limb it hangs on: the arm of a hand, the leg of a foot; empty for other parts. */
    public Optional<BodyPart> hangsOn() {
        // On the sheet it comes before them.
        return kind == Kind.HAND || kind == Kind.FOOT ? Optional.of(ALL.get(ordinal() - 1)) : Optional.empty();
    }

    /** Returns its Damage Capacity, given that of the body; nothing is below Terrible (HL-12). */
    public Degree capacity(Degree ofTheBody) {
        return ofTheBody.lowered(kind.levelsLess);
    }

    @Override
    public Rule why() {
        return HitLocationRule.HL_12_CAPACITY_OF_PARTS;
    }

    /** Returns its name in small letters: {@code left hand}. */
    @Override
    public String toString() {
        return Word.of(this);
    }
}
