package dev.snakewater.domain.fudge.gunfight.combatant;

import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;

/** A gun as it is now: what it adds to damage, how many rounds it can hold and does hold, and where it is. */
@Withers
public record Gun(Firearm kind, int strength, int capacity, int rounds, Carried carried) implements GunBuilder.With {

    /** @throws IllegalArgumentException if it holds more than its capacity, or less than 0 rounds */
    public Gun {
        if (capacity < 1 || rounds < 0 || rounds > capacity) {
            throw new IllegalArgumentException(rounds + " rounds in a " + kind + " that holds " + capacity);
        }
    }

    /** Of what changes most: the same guns are in all situations of a fight. */
    @Override
    public int hashCode() {
        return 31 * rounds + carried.hashCode();
    }

    /** Returns whether no round is left. */
    public boolean isEmpty() {
        return rounds == 0;
    }

    /** Returns whether no chamber is free. */
    public boolean isFull() {
        return rounds == capacity;
    }

    /** Returns whether it is in hand. */
    public boolean isInHand() {
        return carried == Carried.IN_HAND;
    }

    /** Returns the kind of each of these. */
    public static List<Firearm> kinds(List<Gun> guns) {
        List<Firearm> kinds = new ArrayList<>(guns.size());
        guns.forEach(gun -> kinds.add(gun.kind));
        return List.copyOf(kinds);
    }

    /** Returns whether all of these are in hand. */
    public static boolean areInHand(List<Gun> guns) {
        for (Gun gun : guns) {
            if (!gun.isInHand()) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether it is on the ground (HL-17). */
    public boolean isDropped() {
        return carried == Carried.DROPPED;
    }

    /** Counts the rounds of one reload: two bullets or one shell, and as many again for each level of Speed Reload (GF-25, GF-26). */
    public Tally reload(Gunfighter by) {
        int each = kind.roundsPerReload();
        Tally reload = Tally.of(by.name(), "reload", each, "gun", GunfightRule.GF_25_RELOAD, kind);
        int levels = by.sheet().traits().speedReload();
        return levels > 0
                ? reload.plus(levels * each, "speed-reload", GunfightRule.GF_26_SPEED_RELOAD, levels)
                : reload;
    }

    /** Limits a reload to between no rounds and the free chambers. */
    public Tally fitting(Tally reload) {
        return reload.neverBelow(0, "no-round", GunfightRule.GF_25_RELOAD)
                .neverAbove(capacity - rounds, "free-chambers", GunfightRule.GF_25_RELOAD);
    }

    /** Returns this after a shot (GF-38). */
    public Gun fired() {
        return withRounds(rounds - 1);
    }

    /** Where a gun is. */
    public enum Carried {
        /** In its holster or on the back: it must be drawn first (GF-30). */
        HOLSTERED,
        IN_HAND,
        /** On the ground, dropped from a hand that can hold nothing (HL-17); it cannot be picked up during the fight. */
        DROPPED;
    }
}
