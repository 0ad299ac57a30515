package dev.snakewater.application.policy;

import dev.snakewater.application.table.Choice;

/**
 * Decides for a fighter when nobody asks. The same situation and the same choice always get the same answer.
 *
 * @param <S> the situation it looks at
 */
public interface Policy<S> {

    /** What scenarios call it, such as {@code aggressive}. */
    String id();

    /** What it does, in a sentence. */
    String about();

    /**
     * The answer it gives.
     *
     * @param situation as it was when the current step began
     * @param choice what is to be decided
     */
    <A> A decide(S situation, Choice<A> choice);
}
