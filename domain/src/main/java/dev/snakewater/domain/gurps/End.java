package dev.snakewater.domain.gurps;

import dev.snakewater.domain.field.Word;
import java.util.stream.Stream;

/** The six ends of the chart, from the mildest to the gravest (GR-8). */
public enum End {
    MISSED(Box.GU_52_MISSED),
    NO_EFFECT(Box.GU_53_NO_EFFECT),
    SLIGHTLY_INJURED(Box.GU_54_SLIGHTLY_INJURED),
    SEVERELY_INJURED(Box.GU_55_SEVERELY_INJURED),
    CRITICALLY_INJURED(Box.GU_51_CRITICALLY_INJURED),
    DEAD(Box.GU_56_DEAD);

    private final Box box;

    End(Box box) {
        this.box = box;
    }

    /** Returns the end at one of the last six boxes. */
    public static End of(Box box) {
        return Stream.of(values()).filter(end -> end.box == box).findFirst().orElseThrow();
    }

    /** Returns the graver of two ends. */
    public End graver(End other) {
        return compareTo(other) >= 0 ? this : other;
    }

    @Override
    public String toString() {
        return this == NO_EFFECT ? "hit, no effect" : Word.of(this);
    }
}
