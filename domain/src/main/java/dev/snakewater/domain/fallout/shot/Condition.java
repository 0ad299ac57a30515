package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.stream.Stream;

/**
 * How somebody who is shot at is now.
 *
 * @param hitPoints the hit points left; below 0 if he was overkilled
 * @param grip his weapon
 * @param wounds where he is wounded, each part once, in the order of the parts; empty unless the house's wounds are played with
 */
@Withers
public record Condition(int hitPoints, Grip grip, List<Part> wounds) implements ConditionBuilder.With {

    /** Puts the wounds in order. */
    public Condition {
        wounds = wounds.stream().distinct().sorted().toList();
    }

    /** Whether he is down: dead, says the book (FO-70). */
    public boolean isDown() {
        return hitPoints <= 0;
    }

    /** This after a hit that took so many points. */
    public Condition less(int points) {
        return withHitPoints(hitPoints - points);
    }

    /** This after a hit on the weapon: it drops, or a critical makes it unusable (FO-16). */
    public Condition disarmed(boolean critically) {
        return withGrip(critically ? Grip.RUINED : grip == Grip.RUINED ? grip : Grip.DROPPED);
    }

    /** This with a wound, which is kept only if wounds have effects: an arm drops what it holds (FO-69). */
    public Condition wounded(Part part, Rulings rulings) {
        if (!rulings.wounds()) {
            return this;
        }
        Grip after = part == Part.ARM && grip == Grip.HELD ? Grip.DROPPED : grip;
        return with(it -> it.grip(after)
                .wounds(Stream.concat(wounds.stream(), Stream.of(part)).toList()));
    }

    /** This without a wound. */
    public Condition healed(Part part) {
        return withWounds(wounds.stream().filter(wound -> wound != part).toList());
    }
}
