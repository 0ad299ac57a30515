package dev.snakewater.application.policy;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.rule.Word;

/**
 * Decides for a fighter when nobody asks. The same situation and the same choice always get the same answer, unless it throws
 * dice for it.
 *
 * @param <S> the situation it looks at
 */
public interface Policy<S> {

    /** What scenarios call it, such as {@code aggressive}. */
    default String id() {
        return Word.said(this);
    }

    /** What it does, in a sentence of its rule text: by the key {@code policy.} and its id. */
    default String about(Wording words) {
        return words.message("policy." + id().replace(' ', '-'));
    }

    /**
     * The answer it gives.
     *
     * @param situation as it was when the current step began
     * @param choice what is to be decided
     * @param dice what it throws if it leaves something to chance
     */
    <A> A decide(S situation, Choice<A> choice, Dice dice);
}
