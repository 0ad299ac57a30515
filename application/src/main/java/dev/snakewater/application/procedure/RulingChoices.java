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
        return Choice.among(GameMasterRule.GAME_MASTER, ruling, values, GameMasterRule.GM_04_RULING)
                .leadingTo(value -> ruled.as(ruling, value));
    }

    /** Whether a ruling is to be on. */
    public Choice<S> onOrOff(String ruling) {
        return Choice.among(GameMasterRule.GAME_MASTER, ruling, List.of(true, false), GameMasterRule.GM_04_RULING)
                .called(on -> on ? "on" : "off")
                .leadingTo(on -> ruled.as(ruling, on));
    }
}
