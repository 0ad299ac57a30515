package dev.snakewater.application.exp;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.BlindFire;
import dev.snakewater.domain.exp.CombatRow;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Forecast;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.Scene;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.Size;
import dev.snakewater.domain.exp.table.WeaponType;
import dev.snakewater.domain.rule.Blank;
import java.util.List;
import java.util.Optional;

/** Small attacks on which what holds for every scenario kind is checked. */
final class ExpExamples {

    private static final Weapon CLUB = Weapon.of("club", WeaponType.TYPE_A);
    private static final Weapon SWORD = Weapon.of(Armoury.MEDIUM_SWORD);
    private static final Weapon CROSSBOW = Weapon.of(Armoury.SMALL_CROSSBOW);
    private static final Optional<Integer> HURT = Optional.of(12);
    private static final Forecast SNOW = Forecast.FAIR.with(Condition.SNOW.weather(1));
    private static final Forecast OPAQUE = Forecast.FAIR.with(Condition.FOG_OR_SMOKE.weather(6));
    private static final BlindFire BY_EAR =
            new BlindFire(Optional.of("heavy breathing"), List.of(Condition.FOG_OR_SMOKE));

    /**
     * A crossbow in the snow against somebody who may reel, wind to be thrown; a shot at a noise in the smoke; a choice of weapons;
     * a crossbow at long range; criticals with a club of which no damage is told, and with a sword against somebody of whom no hit points are.
     */
    static final List<ExpScenario> ALL = List.of(
            attack(SNOW.throwing(List.of(Condition.WIND)), 5, HURT, CROSSBOW),
            blind(attack(OPAQUE, 3, HURT, CROSSBOW)),
            attack(Forecast.FAIR, 1, HURT, SWORD, CROSSBOW),
            attack(SNOW, 30, HURT, CROSSBOW),
            critical(attack(Forecast.FAIR, 1, HURT, CLUB)),
            critical(attack(Forecast.FAIR, 1, Optional.empty(), SWORD)));

    private ExpExamples() {}

    private static ExpScenario blind(ExpScenario attack) {
        return attack.as(attack.attack().from(attack.approach().firing(Optional.of(BY_EAR))));
    }

    private static ExpScenario critical(ExpScenario attack) {
        Rulings rulings = Rulings.DECLARED.with(Rulings.BY_THE_BOOK, "criticalsCh16", true);
        return attack.as(attack.attack().under(rulings));
    }

    private static ExpScenario attack(Forecast weather, int hexes, Optional<Integer> hitPoints, Weapon... weapons) {
        return new ExpScenario(
                Play.TACTICAL,
                Blank.of(Scene.class).in(weather),
                Blank.of(Approach.class).over(hexes),
                combatant("Vex", HURT, weapons),
                combatant("Bob Too", hitPoints),
                Rulings.BY_THE_BOOK);
    }

    private static ExpScenario.Combatant combatant(String name, Optional<Integer> hitPoints, Weapon... weapons) {
        Persona persona = new Persona(
                new Name(name),
                Kind.ANTHRO,
                new Persona.Training(
                        Optional.empty(),
                        1,
                        List.of(row(WeaponType.TYPE_A, 196, 821), row(WeaponType.TYPE_C, 190, 865)),
                        Optional.empty(),
                        false),
                new Persona.Body(
                        Optional.of(596),
                        Optional.empty(),
                        Optional.of(11),
                        hitPoints,
                        hitPoints.map(left -> 38),
                        Optional.of(Size.MEDIUM)),
                Blank.of(Persona.Bearing.class));
        return new ExpScenario.Combatant(persona, List.of(weapons), ExpPolicy.RANDOM);
    }

    private static CombatRow row(WeaponType type, int bp, int mr) {
        return new CombatRow(type, bp, 0, Optional.of(mr), 0);
    }
}
