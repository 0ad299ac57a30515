package dev.snakewater.application.table;

import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/**
 * A table over which a game master presides: what she has laid down beforehand for this turn is put in.
 *
 * @param table the table
 * @param modifiers what she adds to whose numbers
 * @param turn the turn, counted from 1
 */
public record Presided(Table table, List<GameMasterModifier> modifiers, int turn) implements Relay {

    @Override
    public Tally count(Tally asWritten) {
        return table.count(GameMasterModifier.counted(modifiers, asWritten, turn));
    }
}
