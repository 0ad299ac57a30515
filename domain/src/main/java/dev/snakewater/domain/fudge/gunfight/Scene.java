package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** The place of a gunfight: the distances of pairs that have one of their own, that of all others, and the rulings. */
public record Scene(SortedMap<Pair, Distance> between, Distance otherwise, Rulings rulings) {

    /** Two gunfighters, in the order of their names. */
    public record Pair(Name first, Name second) implements Comparable<Pair> {

        /** Returns the pair of these two, in either order. */
        public static Pair of(Name one, Name other) {
            return one.compareTo(other) <= 0 ? new Pair(one, other) : new Pair(other, one);
        }

        @Override
        public int compareTo(Pair other) {
            int byFirst = first.compareTo(other.first);
            return byFirst != 0 ? byFirst : second.compareTo(other.second);
        }
    }

    public Scene {
        between = Collections.unmodifiableSortedMap(new TreeMap<>(between));
    }

    /** Returns the distance between two gunfighters. */
    public Distance between(Name one, Name other) {
        Distance own = between.get(Pair.of(one, other));
        return own == null ? otherwise : own;
    }

    /** Returns this with another distance between two of them. */
    public Scene with(Name one, Name other, Distance distance) {
        TreeMap<Pair, Distance> changed = new TreeMap<>(between);
        changed.put(Pair.of(one, other), distance);
        return new Scene(changed, otherwise, rulings);
    }

    /** Hashes the usual distance only: the scene of a fight does not change, and exact odds look up fights by the million. */
    @Override
    public int hashCode() {
        return otherwise.hashCode();
    }
}
