package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.BlindFire;
import dev.snakewater.domain.exp.CombatRow;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Hex;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Protection;
import dev.snakewater.domain.exp.Reach;
import dev.snakewater.domain.exp.RefereesOwn;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.Scene;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.Encumbrance;
import dev.snakewater.domain.exp.table.Hidden;
import dev.snakewater.domain.exp.table.WeaponType;
import dev.snakewater.domain.exp.table.WeatherRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the words of a scenario without problems stand for. */
final class Opening {

    private Opening() {}

    /** The attack, with the first of the weapons. */
    static Attack attack(ExpScenario written) {
        return new Attack(
                written.play().orElse(Play.TACTICAL),
                scene(written),
                persona(written.attacker()),
                weapons(written).getFirst(),
                persona(written.target()),
                approach(written),
                written.rulings().orElse(Rulings.BY_THE_BOOK));
    }

    /** What the attacker may attack with. */
    static List<Weapon> weapons(ExpScenario written) {
        return written.attacker().weapons().stream()
                .map(weapon -> weapon(weapon, written.attacker()))
                .toList();
    }

    /** The conditions whose intensity the dice decide, in the order of the tables. */
    static List<Condition> thrown(ExpScenario written) {
        return written.weather()
                .map(weather -> weather.thrown().stream().distinct().sorted().toList())
                .orElse(List.of());
    }

    /** The weather that is decided, in the order of the tables. */
    static List<Weather> decided(ExpScenario.WrittenWeather weather) {
        return Stream.of(
                        row(Condition.RAIN, weather.rain()),
                        row(Condition.HAIL, weather.hail()),
                        row(Condition.SANDSTORM, weather.sandstorm()),
                        row(Condition.WIND, weather.wind()),
                        row(Condition.FOG_OR_SMOKE, weather.fogOrSmoke()),
                        row(Condition.DARKNESS, weather.darkness()),
                        row(Condition.SNOW, weather.snow()))
                .flatMap(Optional::stream)
                .toList();
    }

    /** The weather as a person writes it when dice have decided some of it. */
    static ExpScenario.WrittenWeather settled(ExpScenario.WrittenWeather written, List<Weather> decided) {
        Form<ExpScenario.WrittenWeather> settled = Form.like(written);
        List<Condition> open = new ArrayList<>(written.thrown());
        for (Weather weather : decided) {
            settled = settled.with(field(weather.condition()), weather.row());
            open.remove(weather.condition());
        }
        return settled.with("thrown", open).filled();
    }

    private static String field(Condition condition) {
        return switch (condition) {
            case RAIN -> "rain";
            case HAIL -> "hail";
            case SANDSTORM -> "sandstorm";
            case WIND -> "wind";
            case FOG_OR_SMOKE -> "fogOrSmoke";
            case DARKNESS -> "darkness";
            case SNOW -> "snow";
        };
    }

    private static Optional<Weather> row(Condition condition, Optional<? extends WeatherRow> row) {
        return row.map(strong -> new Weather(condition, strong));
    }

    private static Scene scene(ExpScenario written) {
        return new Scene(
                written.weather().map(Opening::decided).orElse(List.of()),
                written.highGravity().orElse(false),
                written.adjustments().stream()
                        .map(own -> new RefereesOwn(
                                own.what(),
                                own.flat().or(own::perHex).orElseThrow(),
                                own.perHex().isPresent(),
                                own.reason()))
                        .toList());
    }

    private static Approach approach(ExpScenario written) {
        return new Approach(
                hexes(written),
                written.fromBehind().orElse(false),
                written.outOfReach().orElse(false),
                written.protection().map(Opening::protection).orElse(Protection.NONE),
                written.blind()
                        .map(blind -> new BlindFire(
                                blind.cue().isPresent(),
                                blind.causes().stream().distinct().sorted().toList())));
    }

    /** However the distance is told (EX-32). */
    private static int hexes(ExpScenario written) {
        return written.hexes()
                .or(() -> written.metres().map(Hex::ofMetres))
                .orElseGet(() -> written.attacker()
                        .at()
                        .orElseThrow()
                        .to(written.target().at().orElseThrow()));
    }

    private static Protection protection(ExpScenario.WrittenProtection written) {
        return new Protection(
                written.cover()
                        .or(() -> written.roundACorner().map(Hidden::percent))
                        .orElse(0),
                written.concealment().orElse(0),
                written.pierced().orElse(false),
                written.attacking().orElse(false),
                written.roundACorner().isPresent());
    }

    private static Persona persona(ExpScenario.WrittenPersona written) {
        return new Persona(
                new Name(written.name()),
                written.kind().orElse(Kind.ANTHRO),
                new Persona.Training(
                        written.vocation(),
                        written.level().orElse(1),
                        written.combatTable().stream()
                                .map(row -> new CombatRow(
                                        row.type(),
                                        row.bp(),
                                        row.bnp().orElse(0),
                                        row.mr(),
                                        row.damageAdjuster().orElse(0)))
                                .toList(),
                        written.levelBonus(),
                        written.refereePersona().orElse(false)),
                new Persona.Body(
                        written.armourRating().orElse(0),
                        written.size(),
                        written.hitPoints()
                                .map(points -> new HitPoints(
                                        points,
                                        written.mostHitPoints().orElse(points),
                                        written.constitution().orElse(0)))),
                bearing(written));
    }

    private static Persona.Bearing bearing(ExpScenario.WrittenPersona written) {
        Posture posture = written.posture().orElse(Posture.STANDING);
        return new Persona.Bearing(
                posture,
                written.speed().or(() -> written.onFoot().map(posture::pace)).orElse(0),
                written.naturallyFast().orElse(false),
                written.encumbrance().orElse(Encumbrance.UNENCUMBERED),
                written.bolster().orElse(0));
    }

    private static Weapon weapon(ExpScenario.WrittenWeapon written, ExpScenario.WrittenPersona bearer) {
        return new Weapon(
                written.name().or(() -> written.kind().map(Armoury::toString)).orElseThrow(),
                type(written),
                written.reach().orElse(Reach.NORMAL),
                type(written) == WeaponType.TYPE_A ? Optional.empty() : Optional.of(range(written, bearer)),
                written.accuracy()
                        .or(() -> written.kind().map(Armoury::accuracy))
                        .orElse(0),
                written.damage().map(DicePool::of).or(() -> written.kind().map(Armoury::damage)),
                written.proficient().orElse(true));
    }

    private static WeaponType type(ExpScenario.WrittenWeapon written) {
        return written.type().or(() -> written.kind().map(Armoury::type)).orElseThrow();
    }

    private static Weapon.Range range(ExpScenario.WrittenWeapon written, ExpScenario.WrittenPersona bearer) {
        return new Weapon.Range(
                written.range()
                        .or(() -> written.kind().flatMap(Armoury::hexes))
                        .or(bearer::strength)
                        .orElseThrow(),
                written.decay().or(() -> written.kind().flatMap(Armoury::decay)));
    }
}
