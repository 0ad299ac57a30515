package dev.snakewater.application.table.answering;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.function.Consumer;

/** A table with dice, one decider for everyone, and a listener who hears what happens. */
public record SeatedTable(Dice dice, Decider decider, Consumer<Event> listener) implements Table {

    /** A table without a listener. */
    public SeatedTable(Dice dice, Decider decider) {
        this(dice, decider, event -> {});
    }

    /** Returns the same table with another listener. */
    public SeatedTable heardBy(Consumer<Event> another) {
        return new SeatedTable(dice, decider, another);
    }

    /** Decides for whoever is asked. */
    public interface Decider {
        /** Returns one of the legal answers. */
        <A> A decide(Choice<A> choice);
    }

    @Override
    public Fall roll(Throw what) {
        return dice.roll(what);
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        return decider.decide(choice);
    }

    @Override
    public void tell(Event event, List<Rule> why) {
        listener.accept(event);
    }
}
