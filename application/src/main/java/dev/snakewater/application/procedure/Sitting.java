package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.answering.RecordedTable;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * A fight at a real table: a procedure, the situation it opens with, and the answers so far, nothing else. It stands over, or at the
 * question that comes next. One answer fewer is undo; the same answers again are a replay.
 */
public record Sitting<S, O>(
        Procedure<S, O> procedure,
        S opening,
        FightTerms terms,
        List<Answer> answers,
        Reinforcements<S> reinforcements) {

    public Sitting {
        answers = List.copyOf(answers);
    }

    /** A fight that nobody can enter. */
    public Sitting(Procedure<S, O> procedure, S opening, FightTerms terms, List<Answer> answers) {
        this(procedure, opening, terms, answers, Reinforcements.none());
    }

    /**
     * Returns the fight, played with the answers so far.
     *
     * @throws DivergedException if an answer belongs to another question than the one asked, or nobody asks any more
     * @throws dev.snakewater.application.table.RefusedException if an answer is not legal
     */
    public Played<S, O> played() {
        RecordedTable recorded = new RecordedTable(answers);
        return complete(Played.from(this, recorded));
    }

    /** Returns the same if it was played before on the same terms with other answers: turns that stay the same are not played again. */
    public Played<S, O> played(Played<S, O> before) {
        return complete(before.with(this));
    }

    /**
     * Returns the same, played on to the end of its turn, as long as somebody who is told situation and question has an answer: so many at
     * the most.
     */
    public Played<S, O> onward(Played<S, O> before, int most, BiFunction<S, Question, Optional<Answer>> further) {
        return complete(before.onward(this, most, further));
    }

    private Played<S, O> complete(Played<S, O> played) {
        int asked = played.answers().size();
        if (asked < answers.size()) {
            throw new DivergedException("over", asked + 1, answers.get(asked));
        }
        return played;
    }
}
