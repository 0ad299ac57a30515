package dev.snakewater.application.exp;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Blow;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Weapon;
import java.util.List;

/** What comes next in an attack. */
public sealed interface Phase {

    /**
     * Dice decide how strong the weather is, one condition after the other (EX-13).
     *
     * @param attack the attack, with the weather so far
     * @param weapons what she may attack with
     * @param toThrow the conditions still to be thrown, at least one
     */
    record Weathering(Attack attack, List<Weapon> weapons, List<Condition> toThrow) implements Phase {}

    /**
     * She takes her weapon, and what bars the attack is told.
     *
     * @param attack the attack, with any of the weapons
     * @param weapons what she may attack with
     */
    record Arming(Attack attack, List<Weapon> weapons) implements Phase {}

    /** The gate of blind fire (EX-28). */
    record Aiming(Attack attack) implements Phase {}

    /** The to-hit roll. */
    record Rolling(Attack attack) implements Phase {}

    /** The multiplier of a critical roll (EXF-08). */
    record Multiplying(Blow blow) implements Phase {}

    /** The dice of damage (EXF-01). */
    record Damaging(Blow blow, int multiplier) implements Phase {}

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
