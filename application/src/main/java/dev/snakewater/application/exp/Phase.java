package dev.snakewater.application.exp;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Blow;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Weapon;
import java.util.List;

/** What comes next in an attack. */
public sealed interface Phase {

    /** An attack that is still to be rolled. */
    sealed interface Attacking extends Phase {

        /** The attack; with any of the weapons, as long as she has not taken one. */
        Attack attack();

        /** What she may attack with. */
        default List<Weapon> weapons() {
            return List.of(attack().weapon());
        }

        /** The same of another attack. */
        default Phase of(Attack other) {
            return switch (this) {
                case Weathering phase -> new Weathering(other, phase.weapons());
                case Arming phase -> new Arming(other, phase.weapons());
                case Aiming phase -> new Aiming(other);
                case Rolling phase -> new Rolling(other);
            };
        }
    }

    /** A hit that is still to do its damage. */
    sealed interface Hitting extends Phase {

        /** The hit. */
        Blow blow();
    }

    /**
     * Dice decide how strong the weather is, one condition after the other (EX-13).
     *
     * @param attack the attack, with the weather so far and at least one condition still to be thrown
     * @param weapons what she may attack with
     */
    record Weathering(Attack attack, List<Weapon> weapons) implements Attacking {}

    /**
     * She takes her weapon, and what bars the attack is told.
     *
     * @param attack the attack, with any of the weapons
     * @param weapons what she may attack with
     */
    record Arming(Attack attack, List<Weapon> weapons) implements Attacking {}

    /** The gate of blind fire (EX-28). */
    record Aiming(Attack attack) implements Attacking {}

    /** The to-hit roll. */
    record Rolling(Attack attack) implements Attacking {}

    /** The multiplier of a critical roll (EXF-08). */
    record Multiplying(Blow blow) implements Hitting {}

    /** The dice of damage (EXF-01). */
    record Damaging(Blow blow, int multiplier) implements Hitting {}

    /**
     * Percent dice against system shock (EXF-04).
     *
     * @param damage what the blow did
     * @param left the hit points that are left
     */
    record Reeling(Name by, Name at, int damage, HitPoints left) implements Phase {}

    /**
     * Percent dice for the system of a robot that breaks (EXF-07).
     *
     * @param damage what the blow did
     * @param left the hit points as they are then
     */
    record Breaking(Name by, Name at, int damage, HitPoints left) implements Phase {}
}
