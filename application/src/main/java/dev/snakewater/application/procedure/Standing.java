package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Question;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/** Where a fight stands after all answers that there are. */
public sealed interface Standing<S, O> {

    /** It is over. */
    record Over<S, O>(O outcome) implements Standing<S, O> {}

    /** It reached its limit of turns. */
    record CalledOff<S, O>(O outcome) implements Standing<S, O> {}

    /** It waits for an answer, in the situation that began the current step, with the answers given since and the numbers counted. */
    record Asking<S, O>(S situation, Question question, List<Answer> given, List<Tally> counted)
            implements Standing<S, O> {}
}
