package dev.snakewater.domain.fudge.hitlocation.modifier;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;

/**
 * The target of a blow or a shot, and its size (HL-01 to HL-05): how much smaller it is than the whole, from 0 for the whole or its torso
 * to -3 for eyes; and the size of the whole, 0 for a human, +1 or more for something bigger.
 */
public record AimedAt(String what, BodyPart part, int smaller, int size) {

    /** The smallest size of the list. */
    public static final int SMALLEST = -3;

    /** The biggest size that can be given; the list of the rules is open. */
    public static final int BIGGEST = 20;

    /** @throws IllegalArgumentException if the whole is smaller than anything of the list */
    public AimedAt {
        if (size < SMALLEST) {
            throw new IllegalArgumentException(size + ": nothing is smaller than " + SMALLEST);
        }
    }

    /** Returns a part of a body of this size. */
    public static AimedAt of(CalledPart called, int size) {
        return new AimedAt(called.toString(), called.part(), called.size(), size);
    }

    /** Returns something of this size as a whole. */
    public static AimedAt whole(String what, int size) {
        return new AimedAt(what, BodyPart.TORSO, 0, size);
    }

    /** Adds the size modifier of a blow (HL-02). */
    public Tally inMelee(Tally toHit) {
        return sized(toHit, 1, HitLocationRule.HL_02_SIZE);
    }

    /** Adds the size modifier to the difficulty of a shot (HL-05). */
    public Tally atRange(Tally difficulty) {
        return sized(difficulty, -1, HitLocationRule.HL_05_RANGED);
    }

    /**
     * Adjusts the damage of a hit, after armour: the bonus for something big comes off again (HL-03), and the penalty for something
     * small is given back if the game master rules so (HL-02).
     */
    public Tally harm(Tally damage, boolean addBack) {
        int all = inAll();
        if (all > 0) {
            return damage.plus(-all, "size", HitLocationRule.HL_03_BIG_TARGETS);
        }
        Reason given = smaller < 0 ? Reason.of("part-given-back", what) : Reason.of("size-given-back");
        return addBack && all < 0 ? damage.plus(new Modifier(-all, given, HitLocationRule.HL_02_SIZE)) : damage;
    }

    /** Limits that damage, whatever has been added: for something big it is never below 0 (HL-03). */
    public Tally least(Tally damage) {
        return inAll() > 0 ? damage.neverBelow(0, "nothing-left", HitLocationRule.HL_03_BIG_TARGETS) : damage;
    }

    /** Returns its own size: a giant's leg is as big as a man, and nothing is smaller than a coin. */
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
