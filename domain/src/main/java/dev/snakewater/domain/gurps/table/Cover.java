package dev.snakewater.domain.gurps.table;

import dev.snakewater.domain.gurps.Confidence;
import java.util.Locale;

/** What somebody shows of himself (B118), and what that costs at box 6. */
public enum Cover {
    // spotless:off
    ONLY_THE_HEAD      (-5),
    HEAD_AND_SHOULDERS (-4),
    HALF_THE_BODY      (-3),
    LIGHT              (-2),
    BEHIND_SOMEBODY    (-4),
    PRONE_HEAD_UP      (-5),
    PRONE_HEAD_DOWN    (-7);
    // spotless:on

    private final int amount;

    Cover(int amount) {
        this.amount = amount;
    }

    /** What it costs. */
    public int amount() {
        return amount;
    }

    /** How sure it is. */
    public Confidence confidence() {
        return Confidence.CONFIRMED;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
