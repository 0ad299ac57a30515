package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Withers;

/**
 * A gun as it is now.
 *
 * @param kind what kind of gun
 * @param strength what it adds to damage
 * @param capacity how many rounds it holds, at least 1
 * @param rounds how many are in it, 0 to the capacity
 * @param carried where it is
 */
@Withers
public record Gun(Firearm kind, int strength, int capacity, int rounds, Carried carried) implements GunBuilder.With {

    /** @throws IllegalArgumentException if it holds more than it can, or less than nothing */
    public Gun {
        if (capacity < 1 || rounds < 0 || rounds > capacity) {
            throw new IllegalArgumentException(rounds + " rounds in a " + kind + " that holds " + capacity);
        }
    }

    /** Whether no round is left. */
    public boolean isEmpty() {
        return rounds == 0;
    }

    /** Whether no chamber is free. */
    public boolean isFull() {
        return rounds == capacity;
    }

    /** Whether it is in hand. */
    public boolean isInHand() {
        return carried == Carried.IN_HAND;
    }

    /** Whether it lies on the ground (HL-17). */
    public boolean isDropped() {
        return carried == Carried.DROPPED;
    }

    /** This after a shot (GF-38). */
    public Gun fired() {
        return withRounds(rounds - 1);
    }

    /** This, emptied by fanning (GF-23). */
    public Gun fanned() {
        return withRounds(0);
    }

    /** Where a gun is. */
    public enum Carried {
        /** In its holster, or on the back: it must be drawn first (GF-30). */
        HOLSTERED,
        /** In hand. */
        IN_HAND,
        /** On the ground, out of a hand that can hold nothing (HL-17); it is not picked up while the fight lasts. */
        DROPPED;
    }
}
