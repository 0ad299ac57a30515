package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.fudge.gunfight.BodyRulings;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The rulings of a gunfight that can change from one turn to the next. How wounds are marked cannot: there are wounds. */
final class RulingChanges {

    private static final int FARTHEST_FAN = 100;
    private static final int FIVE = 5;

    private RulingChanges() {}

    /** All of them, each with the fight as it is then. */
    static List<Choice<Gunfight>> of(Gunfight fight) {
        RulingChoices<Gunfight> anew = new RulingChoices<>((ruling, value) -> ruled(fight, ruling, value));
        List<Choice<Gunfight>> changes = new ArrayList<>(List.of(
                anew.of("dropScope", List.of(Rulings.DropScope.values())),
                anew.of("drawTies", List.of(Rulings.DrawTies.values())),
                anew.of("fanMaxPaces", paces(fight)),
                anew.of("fanMaxRange", List.of(RangeBand.values())),
                anew.onOrOff("criticals"),
                anew.onOrOff("grazes"),
                anew.onOrOff("damageRoll"),
                anew.onOrOff("flight"),
                anew.onOrOff("surrender"),
                anew.onOrOff("callingOff")));
        fight.scene().rulings().hitLocation().ifPresent(located -> changes.addAll(located(fight, located)));
        return List.copyOf(changes);
    }

    /** Whether hits have locations cannot change: bodies have parts, or have none. */
    private static List<Choice<Gunfight>> located(Gunfight fight, BodyRulings located) {
        RulingChoices<Gunfight> anew = new RulingChoices<>((ruling, value) -> ruled(
                fight, "hitLocation", Form.like(located).with(ruling, value).filled()));
        return List.of(
                anew.of("calledShotMaxRange", List.of(RangeBand.values())),
                anew.onOrOff("calledShotDamageAddBack"),
                anew.onOrOff("agilitySaveOnFall"));
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

    private static Gunfight ruled(Gunfight fight, String ruling, Object value) {
        Scene scene = fight.scene();
        Rulings changed = Form.like(scene.rulings()).with(ruling, value).filled();
        return fight.in(new Scene(scene.between(), scene.otherwise(), changed));
    }
}
