package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.FogOrSmoke;
import dev.snakewater.domain.exp.table.Size;
import dev.snakewater.domain.exp.table.Snow;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Small attacks on which what holds for every scenario kind is checked. */
final class ExpExamples {

    private static final Form<ExpScenario.WrittenWeather> FAIR = Form.of(ExpScenario.WrittenWeather.class);
    private static final ExpScenario.WrittenWeapon CLUB = Form.of(ExpScenario.WrittenWeapon.class)
            .with("name", "club")
            .with("type", WeaponType.TYPE_A)
            .filled();

    /**
     * A crossbow in the snow against somebody who may reel, wind to be thrown; a shot at a noise in the smoke; a choice of weapons;
     * a crossbow at long range; criticals with a club of which no damage is told, and with a sword against somebody of whom no hit points are.
     */
    static final List<ExpScenario> ALL = List.of(
            attack(5, Armoury.SMALL_CROSSBOW)
                    .with(
                            "weather",
                            FAIR.with("snow", Snow.LIGHT)
                                    .with("thrown", List.of(Condition.WIND))
                                    .filled())
                    .filled(),
            attack(3, Armoury.SMALL_CROSSBOW)
                    .with("weather", FAIR.with("fogOrSmoke", FogOrSmoke.OPAQUE).filled())
                    .with(
                            "blind",
                            Form.of(ExpScenario.WrittenBlindFire.class)
                                    .with("cue", "heavy breathing")
                                    .with("causes", List.of(Condition.FOG_OR_SMOKE))
                                    .filled())
                    .filled(),
            attack(1, Armoury.MEDIUM_SWORD, Armoury.SMALL_CROSSBOW).filled(),
            attack(30, Armoury.SMALL_CROSSBOW)
                    .with("weather", FAIR.with("snow", Snow.LIGHT).filled())
                    .filled(),
            critical(attack(1))
                    .with(
                            "attacker",
                            persona("Vex").with("weapons", List.of(CLUB)).filled())
                    .filled(),
            critical(attack(1, Armoury.MEDIUM_SWORD))
                    .with(
                            "target",
                            persona("Bob Too")
                                    .with("hitPoints", Optional.empty())
                                    .with("mostHitPoints", Optional.empty())
                                    .filled())
                    .filled());

    private ExpExamples() {}

    private static Form<ExpScenario> critical(Form<ExpScenario> attack) {
        return attack.with(
                "rulings",
                Form.like(Rulings.BY_THE_BOOK).with("criticalsCh16", true).filled());
    }

    private static Form<ExpScenario> attack(int hexes, Armoury... weapons) {
        List<ExpScenario.WrittenWeapon> carried = Stream.of(weapons)
                .map(kind -> Form.of(ExpScenario.WrittenWeapon.class)
                        .with("kind", kind)
                        .filled())
                .toList();
        return Form.of(ExpScenario.class)
                .with("hexes", hexes)
                .with("attacker", persona("Vex").with("weapons", carried).filled())
                .with("target", persona("Bob Too").filled());
    }

    private static Form<ExpScenario.WrittenPersona> persona(String name) {
        return Form.of(ExpScenario.WrittenPersona.class)
                .with("name", name)
                .with("combatTable", List.of(row(WeaponType.TYPE_A, 196, 821), row(WeaponType.TYPE_C, 190, 865)))
                .with("armourRating", 596)
                .with("constitution", 11)
                .with("hitPoints", 12)
                .with("mostHitPoints", 38)
                .with("size", Size.MEDIUM)
                .with("policy", ExpPolicy.RANDOM);
    }

    private static ExpScenario.WrittenRow row(WeaponType type, int bp, int mr) {
        return Form.of(ExpScenario.WrittenRow.class)
                .with("type", type)
                .with("bp", bp)
                .with("mr", mr)
                .filled();
    }
}
