package dev.snakewater.domain.fallout.wound;

import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import java.util.Optional;

/**
 * How somebody fares now.
 *
 * @param hitPoints the hit points left; below 0 if he was overkilled
 * @param grip his weapon
 * @param burdens how he is out of breath, and wounded
 */
@Withers
public record Condition(int hitPoints, Grip grip, @Unwrapped Burdens burdens) implements ConditionBuilder.With {

    /** Whether he is down: dead, says the book (FO-70). */
    public boolean isDown() {
        return hitPoints <= 0;
    }

    /**
     * This after a hit: on the weapon, which drops, or is unusable after a critical one (FO-16); or on the body, where a critical one
     * causes a wound.
     *
     * @param points what it takes
     * @param part where it struck, if that is told; the body otherwise
     */
    public Condition hit(int points, boolean critical, Optional<Part> part, Rulings rulings) {
        if (part.equals(Optional.of(Part.WEAPON))) {
            return withGrip(critical ? Grip.RUINED : grip == Grip.RUINED ? grip : Grip.DROPPED);
        }
        Condition hurt = withHitPoints(hitPoints - points);
        return critical ? hurt.wounded(part.orElse(Part.TORSO), rulings) : hurt;
    }

    /** This with a wound, which is kept only if wounds have effects: an arm drops what it holds (FO-69). */
    public Condition wounded(Part part, Rulings rulings) {
        if (!rulings.wounds()) {
            return this;
        }
        Grip after = part == Part.ARM && grip == Grip.HELD ? Grip.DROPPED : grip;
        return with(it -> it.grip(after).burdens(burdens.wounded(part, true)));
    }

    /** What has become of the weapon that somebody holds. */
    public enum Grip {
        /** He holds none. */
        EMPTY_HANDED("unarmed"),
        /** He holds it. */
        HELD("armed"),
        /** It was struck from his hand (FO-16). */
        DROPPED("weapon dropped"),
        /** He holds it, and it is good for nothing any more (FO-16). */
        RUINED("weapon unusable");

        private final String words;

        Grip(String words) {
            this.words = words;
        }

        /** Whether there is a weapon in his hands that a shot can strike. */
        public boolean isArmed() {
            return this == HELD || this == RUINED;
        }

        @Override
        public String toString() {
            return words;
        }
    }
}
