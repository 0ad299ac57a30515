package dev.snakewater.domain.fallout.wound;

import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import java.util.Optional;

/** The condition of a person. Her hit points can be below 0. */
@Withers
public record Condition(int hitPoints, Grip grip, @Unwrapped Burdens burdens) implements ConditionBuilder.With {

    /** What a wound of the torso costs at the end of each round, in hit points (FO-69). */
    public static final int BLEEDING = 2;

    /** How many rounds a wound of the head counts: the one of the hit and those after it (FO-69). */
    public static final int ROUNDS_OF_A_HEAD_WOUND = 2;

    /** Returns whether she bleeds at the end of each round, from the one of the hit on. */
    public boolean isBleeding(Rulings rulings) {
        return burdens.isWounded(Part.TORSO, rulings);
    }

    /** Returns the condition after the bleeding of a round. */
    public Condition bled(Rulings rulings) {
        return isBleeding(rulings) ? withHitPoints(hitPoints - BLEEDING) : this;
    }

    /** Returns whether the person is down; the book says dead (FO-70). */
    public boolean isDown() {
        return hitPoints <= 0;
    }

    /** Returns the condition after a hit: one on the weapon drops or ruins it (FO-16), a critical one on the body wounds. */
    public Condition hit(int points, boolean critical, Optional<Part> part, Rulings rulings) {
        if (part.equals(Optional.of(Part.WEAPON))) {
            return withGrip(
                    critical ? Grip.WEAPON_UNUSABLE : grip == Grip.WEAPON_UNUSABLE ? grip : Grip.WEAPON_DROPPED);
        }
        Condition hurt = withHitPoints(hitPoints - points);
        return critical ? hurt.wounded(part.orElse(Part.TORSO), rulings) : hurt;
    }

    /** Returns the condition with a wound, if wounds have effects. A wounded arm drops the weapon (FO-69). */
    public Condition wounded(Part part, Rulings rulings) {
        if (!rulings.wounds()) {
            return this;
        }
        Grip after = part == Part.ARM && grip == Grip.ARMED ? Grip.WEAPON_DROPPED : grip;
        return with(it -> it.grip(after).burdens(burdens.wounded(part, true)));
    }

    /** The state of a person's weapon. */
    public enum Grip {
        UNARMED,
        ARMED,
        /** Struck from the hand (FO-16). */
        WEAPON_DROPPED,
        /** In hand, but useless (FO-16). */
        WEAPON_UNUSABLE;

        /** Returns whether there is a weapon in hand that a shot can strike. */
        public boolean isArmed() {
            return this == ARMED || this == WEAPON_UNUSABLE;
        }
    }
}
