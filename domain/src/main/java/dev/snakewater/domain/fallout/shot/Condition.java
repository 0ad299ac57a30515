package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import java.util.List;
import java.util.stream.Stream;

/**
 * How somebody who is shot at is now.
 *
 * @param hitPoints the hit points left; below 0 if he was overkilled
 * @param grip his weapon
 * @param wounds where he is wounded, each part once, in the order of the parts; empty unless the house's wounds are played with
 */
public record Condition(int hitPoints, Grip grip, List<Part> wounds) {

    /** Copies the list. */
    public Condition {
        wounds = List.copyOf(wounds);
    }

    /** Whether he is down: dead, says the book (FO-70). */
    public boolean isDown() {
        return hitPoints <= 0;
    }

    /** This after a hit that took so many points. */
    public Condition less(int points) {
        return new Condition(hitPoints - points, grip, wounds);
    }

    /** This after a hit on the weapon: it drops, or a critical makes it unusable (FO-16). */
    public Condition disarmed(boolean critically) {
        return new Condition(hitPoints, critically ? Grip.RUINED : grip == Grip.RUINED ? grip : Grip.DROPPED, wounds);
    }

    /** This with a wound, which is kept only if wounds have effects: an arm drops what it holds (FO-69). */
    public Condition wounded(Part part, Rulings rulings) {
        if (!rulings.wounds()) {
            return this;
        }
        Grip after = part == Part.ARM && grip == Grip.HELD ? Grip.DROPPED : grip;
        return new Condition(
                hitPoints,
                after,
                Stream.concat(wounds.stream(), Stream.of(part))
                        .distinct()
                        .sorted()
                        .toList());
    }

    /** This with so many hit points left. */
    public Condition with(int points) {
        return new Condition(points, grip, wounds);
    }

    /** This with the weapon held otherwise. */
    public Condition with(Grip other) {
        return new Condition(hitPoints, other, wounds);
    }

    /** This without a wound. */
    public Condition healed(Part part) {
        return new Condition(
                hitPoints, grip, wounds.stream().filter(wound -> wound != part).toList());
    }
}
