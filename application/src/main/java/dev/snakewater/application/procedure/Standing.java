package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Question;

/** Where a fight stands after all answers that there are. */
public sealed interface Standing<S, O> {

    /** It is over. */
    record Over<S, O>(O outcome) implements Standing<S, O> {}

    /** It reached its limit of turns. */
    record CalledOff<S, O>(O outcome) implements Standing<S, O> {}

    /**
     * It waits for an answer.
     *
     * @param situation as it was when the current step began
     * @param question what is asked
     */
    record Asking<S, O>(S situation, Question question) implements Standing<S, O> {}
}
