package dev.snakewater.domain.gurps.arms;

import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.gurps.Confidence;
import java.util.Optional;
import java.util.stream.Stream;

/** What a thrust and a swing do by ST; a strength that is not listed has no entry. */
public enum StrengthDamage {
    // spotless:off
    ST_8 ( 8, "1d-3", "1d-2", Confidence.HOUSE),
    ST_9 ( 9, "1d-2", "1d-1", Confidence.HOUSE),
    ST_10(10, "1d-2", "1d",   Confidence.CONFIRMED),
    ST_11(11, "1d-1", "1d+1", Confidence.CONFIRMED),
    ST_12(12, "1d-1", "1d+2", Confidence.HOUSE),
    ST_13(13, "1d",   "2d-1", Confidence.CONFIRMED),
    ST_14(14, "1d",   "2d",   Confidence.HOUSE),
    ST_15(15, "1d+1", "2d+1", Confidence.HOUSE),
    ST_16(16, "1d+1", "2d+2", Confidence.HOUSE),
    ST_17(17, "1d+2", "3d-1", Confidence.HOUSE),
    ST_18(18, "1d+2", "3d",   Confidence.HOUSE),
    ST_20(20, "2d-1", "3d+2", Confidence.HOUSE);
    // spotless:on

    private final int strength;
    private final DicePool thrust;
    private final DicePool swing;
    private final Confidence confidence;

    StrengthDamage(int strength, String thrust, String swing, Confidence confidence) {
        this.strength = strength;
        this.thrust = dice(thrust);
        this.swing = dice(swing);
        this.confidence = confidence;
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

    /** How sure the entry is. */
    public Confidence confidence() {
        return confidence;
    }

    private static DicePool dice(String written) {
        int d = written.indexOf('d');
        String plus = written.substring(d + 1);
        return new DicePool(
                Integer.parseInt(written.substring(0, d)), Die.ofSides(6), plus.isEmpty() ? 0 : Integer.parseInt(plus));
    }
}
