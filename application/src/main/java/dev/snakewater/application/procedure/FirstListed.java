package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;

/** Picks the first option; enough where there is nothing to decide. */
public record FirstListed<S>() implements Policy<S> {

    @Override
    public String id() {
        return "first listed";
    }

    @Override
    public <A> A decide(S situation, Choice<A> choice, Dice dice) {
        return Pick.firstListed(choice);
    }
}
