package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.fudge.gunfight.BodyRulings;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rulings of a gunfight that can change from one turn to the next. How wounds are marked cannot: there are wounds. */
final class RulingChanges {

    private static final int FARTHEST_FAN = 100;
    private static final int FIVE = 5;

    private RulingChanges() {}

    /** All of them, each with the fight as it is then. */
    static List<Choice<Gunfight>> of(Gunfight fight) {
        List<Choice<Gunfight>> changes = new ArrayList<>(List.of(
                choice(fight, "dropScope", List.of(Rulings.DropScope.values())),
                choice(fight, "drawTies", List.of(Rulings.DrawTies.values())),
                choice(fight, "fanMaxPaces", paces(fight)),
                choice(fight, "fanMaxRange", List.of(RangeBand.values())),
                onOrOff(fight, "criticals"),
                onOrOff(fight, "grazes"),
                onOrOff(fight, "damageRoll"),
                onOrOff(fight, "flight"),
                onOrOff(fight, "surrender"),
                onOrOff(fight, "callingOff")));
        fight.scene().rulings().hitLocation().ifPresent(located -> changes.addAll(located(fight, located)));
        return List.copyOf(changes);
    }

    /** Whether hits have locations cannot change: bodies have parts, or have none. */
    private static List<Choice<Gunfight>> located(Gunfight fight, BodyRulings located) {
        return List.of(
                asked(
                        "calledShotMaxRange",
                        Stream.of(RangeBand.values())
                                .map(band -> located(fight, located, "calledShotMaxRange", band, band.toString()))
                                .toList()),
                locatedOnOrOff(fight, located, "calledShotDamageAddBack"),
                locatedOnOrOff(fight, located, "agilitySaveOnFall"));
    }

    private static Choice<Gunfight> locatedOnOrOff(Gunfight fight, BodyRulings located, String ruling) {
        return asked(
                ruling,
                List.of(located(fight, located, ruling, true, "on"), located(fight, located, ruling, false, "off")));
    }

    private static Choice.Option<Gunfight> located(
            Gunfight fight, BodyRulings located, String ruling, Object value, String word) {
        return new Choice.Option<>(
                word,
                ruled(
                        fight,
                        "hitLocation",
                        Form.like(located).with(ruling, value).filled()));
    }

    /** In fives, as far as a table is likely to have room for, and what is written. */
    private static List<Integer> paces(Gunfight fight) {
        return IntStream.concat(
                        IntStream.iterate(0, paces -> paces <= FARTHEST_FAN, paces -> paces + FIVE),
                        IntStream.of(fight.scene().rulings().fanMaxPaces()))
                .distinct()
                .sorted()
                .boxed()
                .toList();
    }

    private static Choice<Gunfight> onOrOff(Gunfight fight, String ruling) {
        return asked(
                ruling,
                List.of(
                        new Choice.Option<>("on", ruled(fight, ruling, true)),
                        new Choice.Option<>("off", ruled(fight, ruling, false))));
    }

    private static Choice<Gunfight> choice(Gunfight fight, String ruling, List<?> values) {
        return asked(
                ruling,
                values.stream()
                        .map(value -> new Choice.Option<>(value.toString(), ruled(fight, ruling, value)))
                        .toList());
    }

    private static Choice<Gunfight> asked(String ruling, List<Choice.Option<Gunfight>> options) {
        return new Choice<>(GameMasterRule.GAME_MASTER, ruling, options, List.of(), GameMasterRule.GM_04_RULING);
    }

    private static Gunfight ruled(Gunfight fight, String ruling, Object value) {
        Scene scene = fight.scene();
        Rulings changed = Form.like(scene.rulings()).with(ruling, value).filled();
        return fight.in(new Scene(scene.between(), scene.otherwise(), changed));
    }
}
