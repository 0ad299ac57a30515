package dev.snakewater.domain.fudge.hitlocation.combatant;

import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * What somebody wears, part by part (HL-30).
 *
 * @param byPart what it takes off a hit on each part, in the order of {@link BodyPart}, at least 0
 */
public record Armour(List<Integer> byPart) {

    /** The most that is worn, on a part or everywhere. */
    public static final int MOST = 100;

    /** @throws IllegalArgumentException if there are not ten numbers, or one is negative */
    public Armour {
        byPart = List.copyOf(byPart);
        if (byPart.size() != BodyPart.ALL.size() || byPart.stream().anyMatch(points -> points < 0)) {
            throw new IllegalArgumentException(byPart + " is no armour of " + BodyPart.ALL.size() + " parts");
        }
    }

    /** The same everywhere. */
    public static Armour everywhere(int points) {
        return new Armour(Collections.nCopies(BodyPart.ALL.size(), points));
    }

    /** What it takes off a hit on this part. */
    public int on(BodyPart part) {
        return byPart.get(part.ordinal());
    }

    /** What it takes off a hit on most parts. */
    public int mostly() {
        return byPart.stream()
                .max(Comparator.comparingInt(points -> Collections.frequency(byPart, points)))
                .orElseThrow();
    }

    /** What a part wears, and so what is taken off a hit there. */
    public record Worn(BodyPart part, int points) {}

    /** The parts on which it is not so much. */
    public List<Worn> unlike(int points) {
        return BodyPart.ALL.stream()
                .map(part -> new Worn(part, on(part)))
                .filter(worn -> worn.points() != points)
                .toList();
    }

    /** This with something else on one part. */
    public Armour with(BodyPart part, int points) {
        List<Integer> changed = new ArrayList<>(byPart);
        changed.set(part.ordinal(), points);
        return new Armour(changed);
    }
}
