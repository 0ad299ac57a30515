package dev.snakewater.domain.gurps.scene;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.combatant.Guard;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Person;
import dev.snakewater.domain.gurps.combatant.Worn;
import dev.snakewater.domain.gurps.weapon.Arm;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Somebody who can be hit: the target, a bystander, and the attacker too.
 *
 * @param person who he is
 * @param pd a PD all over
 * @param flexible whether his DR all over is flexible
 * @param vulnerability what this attack's damage is multiplied by, of whom is vulnerable to it
 * @param guard what he can do against it
 * @param ground where he is
 */
@Withers
public record Figure(
        @Unwrapped Person person,
        @Default("0") @Within({0, 100}) int pd,
        @Default("false") boolean flexible,

        @Default("1") @Spelt(pattern = Fraction.MULTIPLIER, as = "multiplier")
        String vulnerability,

        @Unwrapped Guard guard,
        @Unwrapped Ground ground)
        implements FigureBuilder.With {

    /** Returns somebody a yard away who does not defend himself. */
    public static Figure of(Person person) {
        return new Figure(person, 0, false, "1", Guard.NONE, Ground.NEAR);
    }

    /** Returns what he is called. */
    public Name name() {
        return person.name();
    }

    /** Returns what he parries with, if that is told. */
    public Optional<Weapon> held() {
        return guard.weapon().map(arms -> Arm.of(arms).inHandsOf(person.st()));
    }

    /** The DR of what covers a location, against a type. */
    public int damageResistance(HitLocation location, DamageType type) {
        return person.dr()
                + covering(location).mapToInt(piece -> piece.against(type)).sum();
    }

    /** Whether what covers a location resists this type otherwise than others. */
    public boolean resistsByType(HitLocation location, DamageType type) {
        return covering(location).flatMap(piece -> piece.against().stream()).anyMatch(one -> one.type() == type);
    }

    /** The PD of a location: that of the best piece that covers it. */
    public int passiveDefence(HitLocation location) {
        return covering(location).mapToInt(Worn::passiveDefence).reduce(pd, Math::max);
    }

    /** Whether all that protects a location is flexible, and something does. */
    public boolean isFlexible(HitLocation location, DamageType type) {
        List<Boolean> protecting = Stream.concat(
                        Stream.of(flexible).filter(all -> person.dr() > 0),
                        covering(location)
                                .filter(piece -> piece.against(type) > 0)
                                .map(Worn::yields))
                .toList();
        return !protecting.isEmpty() && !protecting.contains(false);
    }

    private Stream<Worn> covering(HitLocation location) {
        return person.armour().stream().filter(piece -> piece.protects(location));
    }
}
