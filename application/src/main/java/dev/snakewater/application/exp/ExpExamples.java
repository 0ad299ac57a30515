package dev.snakewater.application.exp;

import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.FogOrSmoke;
import dev.snakewater.domain.exp.table.Size;
import dev.snakewater.domain.exp.table.Snow;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.List;
import java.util.Optional;

/** Small attacks on which what holds for every scenario kind is checked. */
final class ExpExamples {

    /** A crossbow in the snow against somebody who may reel, wind to be thrown; a shot at a noise in the smoke; a choice of weapons; a crossbow at long range. */
    static final List<ExpScenario> ALL = List.of(
            attack(
                    weather(Optional.empty(), Optional.of(Snow.LIGHT), List.of(Condition.WIND)),
                    5,
                    Optional.empty(),
                    List.of(kind(Armoury.SMALL_CROSSBOW))),
            attack(
                    weather(Optional.of(FogOrSmoke.OPAQUE), Optional.empty(), List.of()),
                    3,
                    Optional.of(new ExpScenario.WrittenBlindFire(
                            Optional.of("heavy breathing"), List.of(Condition.FOG_OR_SMOKE))),
                    List.of(kind(Armoury.SMALL_CROSSBOW))),
            attack(
                    weather(Optional.empty(), Optional.empty(), List.of()),
                    1,
                    Optional.empty(),
                    List.of(kind(Armoury.MEDIUM_SWORD), kind(Armoury.SMALL_CROSSBOW))),
            attack(
                    weather(Optional.empty(), Optional.of(Snow.LIGHT), List.of()),
                    30,
                    Optional.empty(),
                    List.of(kind(Armoury.SMALL_CROSSBOW))));

    private ExpExamples() {}

    private static ExpScenario attack(
            ExpScenario.WrittenWeather weather,
            int hexes,
            Optional<ExpScenario.WrittenBlindFire> blind,
            List<ExpScenario.WrittenWeapon> weapons) {
        return new ExpScenario(
                Optional.empty(),
                Optional.of(weather),
                Optional.empty(),
                Optional.of(hexes),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                blind,
                List.of(),
                persona("Vex", weapons),
                persona("Bob Too", List.of()),
                Optional.empty());
    }

    private static ExpScenario.WrittenWeather weather(
            Optional<FogOrSmoke> fogOrSmoke, Optional<Snow> snow, List<Condition> thrown) {
        return new ExpScenario.WrittenWeather(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                fogOrSmoke,
                Optional.empty(),
                snow,
                thrown);
    }

    private static ExpScenario.WrittenPersona persona(String name, List<ExpScenario.WrittenWeapon> weapons) {
        return new ExpScenario.WrittenPersona(
                name,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(row(WeaponType.TYPE_A, 196, 821), row(WeaponType.TYPE_C, 190, 865)),
                Optional.empty(),
                Optional.of(596),
                Optional.empty(),
                Optional.of(11),
                Optional.of(12),
                Optional.of(38),
                Optional.of(Size.MEDIUM),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                weapons,
                Optional.of(ExpPolicy.RANDOM));
    }

    private static ExpScenario.WrittenRow row(WeaponType type, int bp, int mr) {
        return new ExpScenario.WrittenRow(type, bp, Optional.empty(), Optional.of(mr), Optional.empty());
    }

    private static ExpScenario.WrittenWeapon kind(Armoury kind) {
        return new ExpScenario.WrittenWeapon(
                Optional.of(kind),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }
}
