package dev.snakewater.domain.fudge.hitlocation.modifier;

import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.ByRule;
import dev.snakewater.domain.rule.Rule;

/** The parts that an attacker can aim at with a called shot or blow (HL-01, HL-02). */
public enum CalledPart implements ByRule {
    /** The eyes, which have no wounds of their own: a hit wounds the head. */
    EYES(-3),
    HEAD(-2),
    /** The same as naming nothing (HL-04). */
    TORSO(0),
    LEFT_ARM(-1),
    LEFT_HAND(-2),
    RIGHT_ARM(-1),
    RIGHT_HAND(-2),
    LEFT_LEG(-1),
    LEFT_FOOT(-2),
    RIGHT_LEG(-1),
    RIGHT_FOOT(-2);

    private final BodyPart part;
    private final int size;

    CalledPart(int size) {
        this.part = name().equals("EYES") ? BodyPart.HEAD : BodyPart.valueOf(name());
        this.size = size;
    }

    /** Returns the part that takes the damage. */
    public BodyPart part() {
        return part;
    }

    /** Returns the modifier for its size: 0 to -3; at range it raises the difficulty instead (HL-02, HL-05). */
    public int size() {
        return size;
    }

    @Override
    public Rule why() {
        return HitLocationRule.HL_02_SIZE;
    }

    /** Returns its name in small letters. */
    @Override
    public String toString() {
        return Word.of(this);
    }
}
