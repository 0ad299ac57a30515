package dev.snakewater.domain.fudge.hitlocation.modifier;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;

/**
 * What a blow or a shot is aimed at, and how big that is (HL-01 to HL-05).
 *
 * @param what what it is called: {@code left hand}, {@code eyes}, {@code car}
 * @param part where the damage goes
 * @param smaller by how much it is smaller than the whole that it is a part of: 0, for the whole or its torso, to -3, for eyes
 * @param size how big the whole is: 0 for a human being, less for what is smaller, +1 or more for what is bigger
 */
public record AimedAt(String what, BodyPart part, int smaller, int size) {

    /** The size of the smallest things of the list. */
    public static final int SMALLEST = -3;

    /** The size of the biggest things that are played; the list does not end. */
    public static final int BIGGEST = 20;

    /** @throws IllegalArgumentException if the whole is smaller than anything of the list */
    public AimedAt {
        if (size < SMALLEST) {
            throw new IllegalArgumentException(size + ": nothing is smaller than " + SMALLEST);
        }
    }

    /** A part of a body of this size. */
    public static AimedAt of(CalledPart called, int size) {
        return new AimedAt(called.toString(), called.part(), called.size(), size);
    }

    /** The whole of something of this size, or no part of it in particular. */
    public static AimedAt whole(String what, int size) {
        return new AimedAt(what, BodyPart.TORSO, 0, size);
    }

    /** What a blow in melee is rolled with, for this size (HL-02). */
    public Tally inMelee(Tally toHit) {
        return sized(toHit, 1, HitLocationRule.HL_02_SIZE);
    }

    /** What a shot must reach, for this size (HL-05). */
    public Tally atRange(Tally difficulty) {
        return sized(difficulty, -1, HitLocationRule.HL_05_RANGED);
    }

    /**
     * The damage of a hit, armour taken off: what the size of something big gave to hit comes off again (HL-03), and what
     * something small cost is given back if the game master says so (HL-02).
     */
    public Tally harm(Tally damage, boolean addBack) {
        int all = inAll();
        if (all > 0) {
            return damage.plus(-all, "size", HitLocationRule.HL_03_BIG_TARGETS);
        }
        Reason given = smaller < 0 ? Reason.of("part-given-back", what) : Reason.of("size-given-back");
        return addBack && all < 0 ? damage.plus(new Modifier(-all, given, HitLocationRule.HL_02_SIZE)) : damage;
    }

    /** That damage, whatever somebody has added: what is big takes nothing at the least (HL-03). */
    public Tally least(Tally damage) {
        return inAll() > 0 ? damage.neverBelow(0, "nothing-left", HitLocationRule.HL_03_BIG_TARGETS) : damage;
    }

    /** How big it is by itself: a giant's leg is as big as a man, and nothing is smaller than a coin. */
    private int inAll() {
        return Math.max(SMALLEST, smaller + size);
    }

    private Tally sized(Tally number, int sign, Rule why) {
        Tally named = smaller == 0 ? number : number.plus(sign * smaller, "aimed-at", why, what);
        int more = inAll() - smaller;
        if (more == 0) {
            return named;
        }
        return more == size
                ? named.plus(sign * more, "size", why)
                : named.plus(sign * more, "smallest", why, size, SMALLEST);
    }
}
