package dev.snakewater.application.table.answering;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.function.UnaryOperator;

/** A table at which the game master's modifiers for the turn, counted from 1, are added. */
public record ModifiedTable(Table table, List<GameMasterModifier> modifiers, int turn) implements ForwardingTable {

    public ModifiedTable {
        modifiers = GameMasterModifier.inForce(modifiers, turn);
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        return table.choose(presided(choice));
    }

    @Override
    public <A> Choice.Option<A> pick(Choice<A> choice) {
        return table.pick(presided(choice));
    }

    private <A> Choice<A> presided(Choice<A> choice) {
        return modifiers.equals(choice.modifiers()) ? choice : choice.withModifiers(modifiers);
    }

    @Override
    public Tally count(Tally asWritten, UnaryOperator<Tally> limits) {
        return table.count(GameMasterModifier.counted(modifiers, asWritten), limits);
    }
}
