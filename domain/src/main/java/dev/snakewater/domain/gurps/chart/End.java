package dev.snakewater.domain.gurps.chart;

import dev.snakewater.domain.rule.Word;

/** The six ends of the chart, from the mildest to the gravest (GR-8). */
public enum End {
    MISSED(Box.B52),
    NO_EFFECT(Box.B53),
    SLIGHTLY_INJURED(Box.B54),
    SEVERELY_INJURED(Box.B55),
    CRITICALLY_INJURED(Box.B51),
    DEAD(Box.B56);

    private final Box box;

    End(Box box) {
        this.box = box;
    }

    /**
     * The end that a box is.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static End of(Box box) {
        for (End end : values()) {
            if (end.box == box) {
                return end;
            }
        }
        throw new IllegalArgumentException("box " + box + " is no end");
    }

    /** Its box. */
    public Box box() {
        return box;
    }

    /** The graver of two. */
    public End graver(End other) {
        return compareTo(other) >= 0 ? this : other;
    }

    @Override
    public String toString() {
        return this == NO_EFFECT ? "hit, no effect" : Word.of(this);
    }
}
