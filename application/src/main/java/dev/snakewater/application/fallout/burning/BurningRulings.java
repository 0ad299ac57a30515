package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.fallout.Rulings;
import java.util.List;
import java.util.stream.IntStream;

/** The rulings of a fire that can change from one round to the next: those that matter to a stream and to who burns. */
final class BurningRulings {

    private static final int HIGHEST_CAP = 100;

    private BurningRulings() {}

    /** All of them, each with the fire as it is then. */
    static List<Choice<Burning>> of(Burning burning) {
        return List.of(
                choice(burning, "roundThirds", List.of(Rulings.RoundThirds.values())),
                choice(
                        burning,
                        "hitCap",
                        IntStream.rangeClosed(1, HIGHEST_CAP).boxed().toList()),
                choice(burning, "fumbleFrom", List.of(Rulings.FumbleFrom.values())),
                onOrOff(burning, "wounds"),
                onOrOff(burning, "poses"),
                onOrOff(burning, "running"));
    }

    private static Choice<Burning> onOrOff(Burning burning, String ruling) {
        return asked(
                ruling,
                List.of(
                        new Choice.Option<>("on", ruled(burning, ruling, true)),
                        new Choice.Option<>("off", ruled(burning, ruling, false))));
    }

    private static Choice<Burning> choice(Burning burning, String ruling, List<?> values) {
        return asked(
                ruling,
                values.stream()
                        .map(value -> new Choice.Option<>(value.toString(), ruled(burning, ruling, value)))
                        .toList());
    }

    private static Choice<Burning> asked(String ruling, List<Choice.Option<Burning>> options) {
        return new Choice<>(GameMasterRule.GAME_MASTER, ruling, options, List.of(), GameMasterRule.GM_04_RULING);
    }

    private static Burning ruled(Burning burning, String ruling, Object value) {
        Rulings changed =
                Form.like(burning.hearth().rulings()).with(ruling, value).filled();
        return burning.in(Form.like(burning.hearth()).with("rulings", changed).filled());
    }
}
