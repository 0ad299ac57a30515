package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Scene;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The rulings of a gunfight that can change from one turn to the next. How wounds are marked cannot: there are wounds. */
final class RulingChanges {

    private RulingChanges() {}

    /** All of them, each with the fight as it is then. */
    static List<Choice<Gunfight>> of(Gunfight fight) {
        Rulings now = fight.scene().rulings();
        return List.of(
                choice(fight, "dropScope", List.of(Rulings.DropScope.values()), now::withDropScope),
                choice(fight, "drawTies", List.of(Rulings.DrawTies.values()), now::withDrawTies),
                onOrOff(fight, "criticals", now::withCriticals),
                onOrOff(fight, "grazes", now::withGrazes),
                onOrOff(fight, "damageRoll", now::withDamageRoll),
                onOrOff(fight, "flight", now::withFlight),
                onOrOff(fight, "surrender", now::withSurrender),
                onOrOff(fight, "callingOff", now::withCallingOff));
    }

    private static Choice<Gunfight> onOrOff(Gunfight fight, String ruling, Function<Boolean, Rulings> changed) {
        return choice(
                fight,
                ruling,
                Stream.of(
                                new Choice.Option<>("on", changed.apply(true)),
                                new Choice.Option<>("off", changed.apply(false)))
                        .toList());
    }

    private static <V> Choice<Gunfight> choice(
            Gunfight fight, String ruling, List<V> values, Function<V, Rulings> changed) {
        return choice(
                fight,
                ruling,
                values.stream()
                        .map(value -> new Choice.Option<>(value.toString(), changed.apply(value)))
                        .toList());
    }

    private static Choice<Gunfight> choice(Gunfight fight, String ruling, List<Choice.Option<Rulings>> options) {
        Scene scene = fight.scene();
        return new Choice<>(
                GameMasterRule.GAME_MASTER,
                ruling,
                options.stream()
                        .map(option -> new Choice.Option<>(
                                option.word(),
                                fight.in(new Scene(scene.between(), scene.otherwise(), option.answer()))))
                        .toList(),
                List.of(),
                GameMasterRule.GM_04_RULING);
    }
}
