package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;

/** Who can decide for somebody whether she does what she has in mind. */
public enum EffortPolicy implements Policy<Effort> {
    DARING,
    RANDOM;

    @Override
    public <A> A decide(Effort effort, Choice<A> choice, Dice dice) {
        return this == DARING ? Pick.firstListed(choice) : Pick.atRandom(choice, dice);
    }
}
