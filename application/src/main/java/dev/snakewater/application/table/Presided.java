package dev.snakewater.application.table;

import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/**
 * A table over which a game master presides: what she has laid down beforehand for this turn is put in.
 *
 * @param table the table
 * @param modifiers what she adds to whose numbers
 * @param turn the turn, counted from 1
 */
public record Presided(Table table, List<GameMasterModifier> modifiers, int turn) implements Table {

    @Override
    public Fall roll(Throw what) {
        return table.roll(what);
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        return table.choose(choice);
    }

    @Override
    public Tally count(Tally asWritten) {
        return table.count(GameMasterModifier.counted(modifiers, asWritten, turn));
    }

    @Override
    public Optional<Answer.Amended> amendment() {
        return table.amendment();
    }

    @Override
    public List<Answer> given() {
        return table.given();
    }

    @Override
    public void tell(Event event) {
        table.tell(event);
    }
}
