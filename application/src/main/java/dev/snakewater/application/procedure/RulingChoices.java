package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import java.util.List;

/**
 * The choices of a game master who rules otherwise while something is played.
 *
 * @param <S> the situation that she rules in
 * @param ruled the situation as it is if a ruling has a value
 */
public record RulingChoices<S>(Ruled<S> ruled) {

    /** The situation as it is if a ruling has a value. */
    public interface Ruled<S> {
        /** The situation with this value of this ruling, which is named as in a scenario. */
        S as(String ruling, Object value);
    }

    /** Which of these values a ruling is to have, each called as it is written. */
    public Choice<S> of(String ruling, List<?> values) {
        return asked(
                ruling,
                values.stream()
                        .map(value -> new Choice.Option<>(value.toString(), ruled.as(ruling, value)))
                        .toList());
    }

    /** Whether a ruling is to be on. */
    public Choice<S> onOrOff(String ruling) {
        return asked(
                ruling,
                List.of(
                        new Choice.Option<>("on", ruled.as(ruling, true)),
                        new Choice.Option<>("off", ruled.as(ruling, false))));
    }

    private static <S> Choice<S> asked(String ruling, List<Choice.Option<S>> options) {
        return new Choice<>(GameMasterRule.GAME_MASTER, ruling, options, List.of(), GameMasterRule.GM_04_RULING);
    }
}
