package dev.snakewater.application.table;

import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.function.Consumer;

/**
 * A table at which dice fall and somebody decides for everyone, at once.
 *
 * @param dice where falls come from
 * @param decider who decides
 * @param listener who hears what happens
 */
public record SeatedTable(Dice dice, Decider decider, Consumer<Event> listener) implements Table {

    /** A table at which nobody listens. */
    public SeatedTable(Dice dice, Decider decider) {
        this(dice, decider, event -> {});
    }

    /** Decides for whoever is asked. */
    public interface Decider {
        /** One of the choice's answers. */
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
