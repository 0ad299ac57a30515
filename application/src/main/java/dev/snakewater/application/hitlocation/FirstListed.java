package dev.snakewater.application.hitlocation;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;

/** Takes the first option that is listed; nothing of hit location on its own leaves anybody a choice. */
record FirstListed<S>() implements Policy<S> {

    @Override
    public String id() {
        return "first listed";
    }

    @Override
    public String about() {
        return "Takes whatever is listed first; nobody is asked anything here.";
    }

    @Override
    public <A> A decide(S situation, Choice<A> choice, Dice dice) {
        return Pick.firstListed(choice);
    }
}
