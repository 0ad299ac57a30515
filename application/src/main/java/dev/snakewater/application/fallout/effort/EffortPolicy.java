package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;

/** Who can decide for somebody whether she does what she has in mind. */
public enum EffortPolicy implements Policy<Effort> {
    /** Does it. */
    DARING("daring", "Does it, if the rules allow it.") {
        @Override
        public <A> A decide(Effort effort, Choice<A> choice, Dice dice) {
            return Pick.firstListed(choice);
        }
    },
    /** Lets a die decide. */
    RANDOM("random", "Does it or stays, each with the same chance, if the rules allow it.") {
        @Override
        public <A> A decide(Effort effort, Choice<A> choice, Dice dice) {
            return Pick.atRandom(choice, dice);
        }
    };

    private final String word;
    private final String about;

    EffortPolicy(String word, String about) {
        this.word = word;
        this.about = about;
    }

    @Override
    public String id() {
        return word;
    }

    @Override
    public String about() {
        return about;
    }

    @Override
    public String toString() {
        return word;
    }
}
