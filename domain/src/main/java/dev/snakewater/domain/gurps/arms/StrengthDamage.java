package dev.snakewater.domain.gurps.arms;

import dev.snakewater.domain.dice.DicePool;
import java.util.Optional;
import java.util.stream.Stream;

/** What a thrust and a swing do by ST; a strength that is not listed has no entry. Only ST 10, 11 and 13 are confirmed. */
public enum StrengthDamage {
    // spotless:off
    ST_8 ( 8, "1d6-3", "1d6-2"),
    ST_9 ( 9, "1d6-2", "1d6-1"),
    ST_10(10, "1d6-2", "1d6"),
    ST_11(11, "1d6-1", "1d6+1"),
    ST_12(12, "1d6-1", "1d6+2"),
    ST_13(13, "1d6",   "2d6-1"),
    ST_14(14, "1d6",   "2d6"),
    ST_15(15, "1d6+1", "2d6+1"),
    ST_16(16, "1d6+1", "2d6+2"),
    ST_17(17, "1d6+2", "3d6-1"),
    ST_18(18, "1d6+2", "3d6"),
    ST_20(20, "2d6-1", "3d6+2");
    // spotless:on

    private final int strength;
    private final DicePool thrust;
    private final DicePool swing;

    StrengthDamage(int strength, String thrust, String swing) {
        this.strength = strength;
        this.thrust = DicePool.of(thrust);
        this.swing = DicePool.of(swing);
    }

    /** The entry of a strength; none if it is not listed. */
    public static Optional<StrengthDamage> of(int strength) {
        return Stream.of(values()).filter(entry -> entry.strength == strength).findFirst();
    }

    /** The strength. */
    public int strength() {
        return strength;
    }

    /** What a thrust does. */
    public DicePool thrust() {
        return thrust;
    }

    /** What a swing does. */
    public DicePool swing() {
        return swing;
    }
}
