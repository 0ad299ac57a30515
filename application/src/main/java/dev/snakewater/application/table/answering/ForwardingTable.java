package dev.snakewater.application.table.answering;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A table that forwards everything to another, except what it overrides. It is heard, whether the other is or not: who puts a table around
 * another may listen.
 */
public interface ForwardingTable extends Table {

    /** Returns the table that everything is forwarded to. */
    Table table();

    @Override
    default Fall roll(Throw what) {
        return table().roll(what);
    }

    @Override
    default <A> A choose(Choice<A> choice) {
        return pick(choice).answer();
    }

    @Override
    default <A> Choice.Option<A> pick(Choice<A> choice) {
        return table().pick(choice);
    }

    @Override
    default Tally count(Tally asWritten, UnaryOperator<Tally> limits) {
        return table().count(asWritten, limits);
    }

    @Override
    default Optional<Answer.BetweenSteps> betweenSteps() {
        return table().betweenSteps();
    }

    @Override
    default List<Answer> given() {
        return table().given();
    }

    @Override
    default void tell(Event event, List<Rule> why) {
        table().tell(event, why);
    }
}
