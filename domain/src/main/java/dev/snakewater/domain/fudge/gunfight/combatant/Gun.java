package dev.snakewater.domain.fudge.gunfight.combatant;

import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.modifier.Tally;
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

    /** The rounds that somebody has time to put in: two bullets or one shell, and as much again for each Speed Reload (GF-25, GF-26). */
    public Tally reload(Gunfighter by) {
        int each = kind.roundsPerReload();
        Tally reload = Tally.of(by.name(), "reload", each, "gun", GunfightRule.GF_25_RELOAD, kind);
        int levels = by.sheet().traits().speedReload();
        return levels > 0
                ? reload.plus(levels * each, "speed-reload", GunfightRule.GF_26_SPEED_RELOAD, levels)
                : reload;
    }

    /** Those of them that go in, whatever somebody has added: none at least, and no more than there are free chambers. */
    public Tally fitting(Tally reload) {
        return reload.neverBelow(0, "no-round", GunfightRule.GF_25_RELOAD)
                .neverAbove(capacity - rounds, "free-chambers", GunfightRule.GF_25_RELOAD);
    }

    /** This after a shot (GF-38). */
    public Gun fired() {
        return withRounds(rounds - 1);
    }

    /** Where a gun is. */
    public enum Carried {
        /** In its holster, or on the back: it must be drawn first (GF-30). */
        HOLSTERED,
        IN_HAND,
        /** On the ground, out of a hand that can hold nothing (HL-17); it is not picked up while the fight lasts. */
        DROPPED;
    }
}
