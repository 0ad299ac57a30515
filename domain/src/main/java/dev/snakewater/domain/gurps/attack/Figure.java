package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.body.HitLocation;
import java.util.List;
import java.util.stream.Stream;

/**
 * Somebody who can be hit: the target, a bystander, and the attacker too.
 *
 * @param name what he is called
 * @param body what he can take
 * @param worn what he wears
 * @param vulnerability what damage is multiplied by that this attack does to him
 * @param guard what he can do against it
 * @param ground where he is
 */
public record Figure(Name name, Body body, List<Worn> worn, Fraction vulnerability, Guard guard, Ground ground) {

    /** Copies what he wears. */
    public Figure {
        worn = List.copyOf(worn);
    }

    /** This with another guard. */
    public Figure with(Guard other) {
        return new Figure(name, body, worn, vulnerability, other, ground);
    }

    /** This on other ground. */
    public Figure on(Ground other) {
        return new Figure(name, body, worn, vulnerability, guard, other);
    }

    /** This with another body. */
    public Figure with(Body other) {
        return new Figure(name, other, worn, vulnerability, guard, ground);
    }

    /** The same where the damage is none that he is vulnerable to. */
    Figure vulnerableToNothing() {
        return new Figure(name, body, worn, Fraction.ONE, guard, ground);
    }

    /** The DR of what covers a location, against a type. */
    public int damageResistance(HitLocation location, DamageType type) {
        return covering(location).mapToInt(piece -> piece.against(type)).sum();
    }

    /** Whether what covers a location resists this type otherwise than others. */
    public boolean resistsByType(HitLocation location, DamageType type) {
        return covering(location).anyMatch(piece -> piece.resistsByType(type));
    }

    /** Whether an eye can be aimed at only through a slit in what he wears. */
    public boolean hasEyeslit() {
        return worn.stream().anyMatch(Worn::eyeslit);
    }

    /** The PD of a location: that of the best piece that covers it. */
    public int passiveDefence(HitLocation location) {
        return covering(location).mapToInt(Worn::passiveDefence).max().orElse(0);
    }

    /** Whether all that protects a location is flexible, and something does. */
    public boolean isFlexible(HitLocation location, DamageType type) {
        List<Worn> protecting =
                covering(location).filter(piece -> piece.against(type) > 0).toList();
        return !protecting.isEmpty() && protecting.stream().allMatch(Worn::flexible);
    }

    private Stream<Worn> covering(HitLocation location) {
        return worn.stream().filter(piece -> piece.covers(location));
    }
}
