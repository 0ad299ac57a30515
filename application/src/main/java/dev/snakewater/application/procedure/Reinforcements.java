package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.RefusedException;
import java.util.List;
import java.util.Optional;

/**
 * Knows how newcomers to a fight begin.
 *
 * @param <S> the situation
 */
@FunctionalInterface
public interface Reinforcements<S> {

    /** Returns how a fight opens in which these have been from the beginning; throws {@link RefusedException} if the last cannot enter it. */
    S opening(List<Answer.Entered> newcomers);

    /** A fight that nobody can enter. */
    static <S> Reinforcements<S> none() {
        return newcomers -> {
            throw new RefusedException("enter.kind", Optional.empty());
        };
    }
}
