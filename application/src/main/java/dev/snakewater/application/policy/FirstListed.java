package dev.snakewater.application.policy;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;

/** Takes the first option that is listed: enough where nobody is left a choice. */
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
