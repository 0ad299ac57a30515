package dev.snakewater.domain.gurps.scene;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.combatant.Guard;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Person;
import dev.snakewater.domain.gurps.combatant.WornArmour;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.weapon.WeaponEntry;
import java.util.Optional;
import java.util.stream.Stream;

/** Somebody who can be hit: the target, a bystander, and the attacker too. */
@Withers
public record Figure(
        @Unwrapped Person person,
        @Default("0") @Within({0, 100}) int pd,
        @Default("false") boolean flexible,

        @Default("1") @Spelt(pattern = Fraction.MULTIPLIER, as = "multiplier")
        String vulnerability,

        @Unwrapped Guard guard,
        @Unwrapped Placement placement)
        implements FigureBuilder.With {

    /** Returns somebody a yard away who does not defend himself. */
    public static Figure of(Person person) {
        return new Figure(person, 0, false, "1", Guard.NONE, Placement.NEAR);
    }

    /** Returns what he is called. */
    public Name name() {
        return person.name();
    }

    /** Returns what he parries with, if that is told. */
    public Optional<Weapon> held() {
        return guard.weapon().map(arms -> WeaponEntry.of(arms).inHandsOf(person.st()));
    }

    /** Returns the DR of what covers a location, against a type. */
    public int damageResistance(HitLocation location, DamageType type) {
        return person.dr()
                + covering(location).mapToInt(piece -> piece.against(type)).sum();
    }

    /** Returns whether the armour of a location has a DR of its own against this type. */
    public boolean resistsByType(HitLocation location, DamageType type) {
        return covering(location).flatMap(piece -> piece.against().stream()).anyMatch(one -> one.type() == type);
    }

    /** Returns the PD of a location: that of the best piece that covers it. */
    public int passiveDefence(HitLocation location) {
        return covering(location).mapToInt(WornArmour::passiveDefence).reduce(pd, Math::max);
    }

    /** Returns whether a location has armour, all of it flexible. */
    public boolean isFlexible(HitLocation location, DamageType type) {
        boolean isProtected = person.dr() > 0;
        boolean yields = flexible || !isProtected;
        for (WornArmour piece : person.armour()) {
            if (piece.protects(location) && piece.against(type) > 0) {
                isProtected = true;
                yields &= piece.yields();
            }
        }
        return isProtected && yields;
    }

    private Stream<WornArmour> covering(HitLocation location) {
        return person.armour().stream().filter(piece -> piece.protects(location));
    }
}
