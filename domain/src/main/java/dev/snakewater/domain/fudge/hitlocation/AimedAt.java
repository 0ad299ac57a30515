package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.modifier.Tally;
import java.util.stream.Stream;

/**
 * What a blow or a shot is aimed at, and how big that is (HL-01 to HL-05).
 *
 * @param what what it is called: {@code left hand}, {@code eyes}, {@code car}
 * @param part where the damage goes
 * @param size -3 for eyes and coins to 0 for a human torso; +1 or more for what is bigger
 */
public record AimedAt(String what, BodyPart part, int size) {

    /** The size of the smallest things of the list. */
    public static final int SMALLEST = -3;

    /** @throws IllegalArgumentException if it is smaller than anything of the list */
    public AimedAt {
        if (size < SMALLEST) {
            throw new IllegalArgumentException(size + ": nothing is smaller than " + SMALLEST);
        }
    }

    /** A part of a human body. */
    public static AimedAt of(CalledPart called) {
        return new AimedAt(called.toString(), called.part(), called.size());
    }

    /** What a blow in melee is rolled with, for this size (HL-02). */
    public Tally inMelee(Tally toHit) {
        return size == 0 ? toHit : toHit.plus(size, reason(), HitLocationRule.HL_02_SIZE);
    }

    /** What a shot must reach, for this size (HL-05). */
    public Tally atRange(Tally difficulty) {
        return size == 0 ? difficulty : difficulty.plus(-size, reason(), HitLocationRule.HL_05_RANGED);
    }

    /**
     * The damage of a hit, armour taken off: what the size of something big gave to hit comes off again (HL-03), and what
     * something small cost is given back if the game master says so (HL-02).
     */
    public Tally harm(Tally damage, boolean addBack) {
        if (size > 0) {
            Tally less = damage.plus(-size, reason(), HitLocationRule.HL_03_BIG_TARGETS);
            return less.total() < 0
                    ? less.atLeast(0, "nothing is left of it", HitLocationRule.HL_03_BIG_TARGETS)
                    : less;
        }
        return addBack && size < 0 ? damage.plus(-size, reason() + ", given back", HitLocationRule.HL_02_SIZE) : damage;
    }

    /** What the number is for: the part of a human body, or how big something else is. */
    private String reason() {
        boolean ofTheList = Stream.of(CalledPart.values())
                .anyMatch(called -> called.toString().equals(what) && called.size() == size);
        return ofTheList ? what : "size";
    }
}
