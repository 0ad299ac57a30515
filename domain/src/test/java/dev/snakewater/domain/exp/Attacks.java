package dev.snakewater.domain.exp;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.combatant.Encumbrance;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.combatant.Persona.Posture;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.scene.Approach;
import dev.snakewater.domain.exp.scene.Scene;
import dev.snakewater.domain.exp.weapon.Weapon;
import dev.snakewater.domain.exp.weapon.Weapon.WeaponType;
import dev.snakewater.domain.field.Blank;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Attacks of Ann on Bob, of which nothing else is written. */
final class Attacks {

    private Attacks() {}

    static Attack with(WeaponType type) {
        return of(type, placed(Posture.STANDING), placed(Posture.STANDING), 1, rulings(Map.of()));
    }

    static Attack of(WeaponType type, Persona.Bearing attacker, Persona.Bearing target, int hexes, Rulings rulings) {
        Weapon weapon = Blank.of(Weapon.class)
                .with(it -> it.name(Optional.of(new Name("it"))).type(Optional.of(type)));
        return new Attack(
                Attack.Play.TACTICAL,
                Blank.of(Scene.class),
                persona("Ann", attacker, List.of(weapon)),
                persona("Bob", target, List.of()),
                Blank.of(Approach.class).over(hexes),
                rulings);
    }

    static Persona.Bearing placed(Posture posture) {
        return Blank.of(Persona.Bearing.class).with(it -> it.posture(posture).encumbrance(Encumbrance.FREE));
    }

    /** The book's readings, but for these. */
    static Rulings rulings(Map<String, ?> readings) {
        return Rulings.DECLARED.byTheBookBut(readings);
    }

    private static Persona persona(String name, Persona.Bearing bearing, List<Weapon> weapons) {
        return new Persona(
                new Name(name),
                Persona.Kind.ANTHRO,
                Blank.of(Persona.Training.class),
                Blank.of(Persona.Body.class),
                bearing,
                weapons);
    }
}
