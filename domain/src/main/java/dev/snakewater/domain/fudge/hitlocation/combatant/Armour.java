package dev.snakewater.domain.fudge.hitlocation.combatant;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** Armour (HL-30): how much it takes off a hit on each part, in the order of {@link BodyPart}. */
public record Armour(List<Integer> byPart) {

    /** The highest armour. */
    public static final int MOST = 100;

    /** @throws IllegalArgumentException if there are not ten numbers, or one is negative */
    public Armour {
        byPart = List.copyOf(byPart);
        if (byPart.size() != BodyPart.ALL.size() || byPart.stream().anyMatch(points -> points < 0)) {
            throw new IllegalArgumentException(byPart + " is no armour of " + BodyPart.ALL.size() + " parts");
        }
    }

    /** Returns the same armour everywhere. */
    public static Armour everywhere(int points) {
        return new Armour(Collections.nCopies(BodyPart.ALL.size(), points));
    }

    /** Returns what it takes off a hit on this part. */
    public int on(BodyPart part) {
        return byPart.get(part.ordinal());
    }

    /** Returns what it takes off a hit on most parts. */
    public int mostly() {
        return byPart.stream()
                .max(Comparator.comparingInt(points -> Collections.frequency(byPart, points)))
                .orElseThrow();
    }

    /** The armour of one part. */
    public record Worn(BodyPart part, int points) {}

    /** Returns the parts with other armour than this. */
    public List<Worn> unlike(int points) {
        return BodyPart.ALL.stream()
                .map(part -> new Worn(part, on(part)))
                .filter(worn -> worn.points() != points)
                .toList();
    }

    /** Returns this with other armour on one part. */
    public Armour with(BodyPart part, int points) {
        List<Integer> changed = new ArrayList<>(byPart);
        changed.set(part.ordinal(), points);
        return new Armour(changed);
    }
}
