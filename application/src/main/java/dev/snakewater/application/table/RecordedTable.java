package dev.snakewater.application.table;

import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/**
 * A table whose answers were given before. When they are used up it stops at the question that comes next, by
 * {@link Unanswered}; it never waits for anybody.
 */
public final class RecordedTable implements Table {

    private final List<Answer> answers;
    private int given;

    /** A table that gives these answers, in this order. */
    public RecordedTable(List<Answer> answers) {
        this.answers = List.copyOf(answers);
    }

    @Override
    public Fall roll(Throw what) {
        return switch (next(what)) {
            case Answer.Fell fell -> fell(what, fell.fall());
            case Answer.Chose chose -> throw diverged(what, chose);
        };
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        return switch (next(choice)) {
            case Answer.Chose chose -> choice.chosen(chose.word()).answer();
            case Answer.Fell fell -> throw diverged(choice, fell);
        };
    }

    @Override
    public Tally count(Tally asWritten) {
        return asWritten;
    }

    @Override
    public void tell(Event event) {}

    private Answer next(Question question) {
        if (given == answers.size()) {
            throw new Unanswered(question);
        }
        Answer answer = answers.get(given++);
        boolean fits = answer.by().equals(question.by())
                && answer.to().equals(question.name())
                && answer.rule().equals(question.why().id());
        if (!fits) {
            throw diverged(question, answer);
        }
        return answer;
    }

    private static Fall fell(Throw what, Fall fall) {
        try {
            return fall.faces().isEmpty()
                    ? what.dice().totalling(fall.total())
                    : what.dice().showing(fall.faces());
        } catch (IllegalArgumentException impossible) {
            throw new Refused(what, fall.faces().isEmpty() ? "" + fall.total() : fall.faces() + "", List.of());
        }
    }

    private Diverged diverged(Question question, Answer answer) {
        return new Diverged(given, answer, question);
    }
}
