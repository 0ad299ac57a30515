package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.fallout.Rulings;
import java.util.List;
import java.util.stream.IntStream;

/** The rulings of a fire that can change from one round to the next: those that matter to a stream and to who burns. */
final class BurningRulings {

    private static final int HIGHEST_CAP = 100;

    private BurningRulings() {}

    /** All of them, each with the fire as it is then. */
    static List<Choice<Burning>> of(Burning burning) {
        RulingChoices<Burning> anew = new RulingChoices<>((ruling, value) -> ruled(burning, ruling, value));
        return List.of(
                anew.of("roundThirds", List.of(Rulings.RoundThirds.values())),
                anew.of("hitCap", IntStream.rangeClosed(1, HIGHEST_CAP).boxed().toList()),
                anew.of("fumbleFrom", List.of(Rulings.FumbleFrom.values())),
                anew.onOrOff("wounds"),
                anew.onOrOff("poses"),
                anew.onOrOff("running"));
    }

    private static Burning ruled(Burning burning, String ruling, Object value) {
        Rulings changed =
                Form.like(burning.hearth().rulings()).with(ruling, value).filled();
        return burning.in(Form.like(burning.hearth()).with("rulings", changed).filled());
    }
}
