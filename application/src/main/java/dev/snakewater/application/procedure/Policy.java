package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.field.Word;

/** Decides for a fighter whom nobody plays. The same situation and choice always get the same answer, unless it rolls dice. */
public interface Policy<S> {

    /** Returns its id in scenarios, such as {@code aggressive}. */
    default String id() {
        return Word.said(this);
    }

    /** Returns what it does in a sentence, by the key {@code policy.} and its id. */
    default String about(Messages words) {
        return words.message("policy." + id().replace(' ', '-'));
    }

    /** Returns its answer to a choice in a situation, as it was when the current step began. */
    <A> A decide(S situation, Choice<A> choice, Dice dice);

    /** Picks the first option; enough where there is nothing to decide. */
    record FirstListed<S>() implements Policy<S> {

        @Override
        public String id() {
            return "first listed";
        }

        @Override
        public <A> A decide(S situation, Choice<A> choice, Dice dice) {
            return Pick.firstListed(choice);
        }
    }
}
