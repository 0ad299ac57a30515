package dev.snakewater.application.table.answering;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.UnansweredQuestion;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.dice.NoSuchFallException;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A table that gives recorded answers. When they are used up, or the game master does something first, it stops at the next question by throwing
 * {@link UnansweredQuestion}; it never waits for anybody.
 */
public final class RecordedTable implements Table {

    private final List<Answer> answers;
    private Function<Question, Optional<Answer>> further = unanswered -> Optional.empty();
    private final List<Integer> meant = new ArrayList<>();
    private int given;

    /** Gives these answers, in this order. */
    public RecordedTable(List<Answer> answers) {
        this(answers, 0);
    }

    /** Gives these answers, of which the first ones have been given already. */
    public RecordedTable(List<Answer> answers, int given) {
        this.answers = new ArrayList<>(answers);
        this.given = given;
    }

    /** Returns this table, which goes on with what answers a question when its own answers are used up. */
    public RecordedTable then(Function<Question, Optional<Answer>> more) {
        further = more;
        return this;
    }

    @Override
    public Fall roll(Throw what) {
        return switch (next(what)) {
            case Answer.Fell fell -> fell(what, fell.fall());
            case Answer other -> throw diverged(what, other);
        };
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        return pick(choice).answer();
    }

    @Override
    public <A> Choice.Option<A> pick(Choice<A> choice) {
        return switch (next(choice)) {
            case Answer.Chose chose -> choice.chosen(chose.word());
            case Answer.Allowed allowed -> choice.allowed(allowed.word());
            case Answer other -> throw diverged(choice, other);
        };
    }

    @Override
    public Tally count(Tally asWritten, UnaryOperator<Tally> limits) {
        Tally counted = asWritten;
        for (int i = given; i < answers.size() && answers.get(i) instanceof Answer.Added added; i++) {
            if (added.isToA(asWritten)) {
                counted = counted.plus(
                        new Modifier(added.amount(), Reason.said(added.reason()), GameMasterRule.GM_01_MODIFIER));
                meant.add(i);
            }
        }
        return limits.apply(counted);
    }

    @Override
    public Optional<Answer.BetweenSteps> betweenSteps() {
        if (given < answers.size() && answers.get(given) instanceof Answer.BetweenSteps between) {
            given++;
            return Optional.of(between);
        }
        return Optional.empty();
    }

    @Override
    public List<Answer> given() {
        return Collections.unmodifiableList(answers.subList(0, given));
    }

    private Answer next(Question question) {
        while (given < answers.size() && meant.contains(given)) {
            given++;
        }
        if (given == answers.size()) {
            further.apply(question).ifPresent(answers::add);
        }
        if (given == answers.size() || answers.get(given) instanceof Answer.BetweenSteps) {
            throw new UnansweredQuestion(question);
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
        Fall shown;
        try {
            shown = fall.faces().isEmpty()
                    ? what.dice().totalling(fall.total())
                    : what.dice().showing(fall.faces());
        } catch (NoSuchFallException impossible) {
            throw new RefusedException("fall", what, fall.faces().isEmpty() ? "" + fall.total() : fall.faces() + "");
        }
        if (shown.total() != fall.total()) {
            throw new RefusedException("total", what, fall.faces().toString(), shown.total(), fall.total());
        }
        return shown;
    }

    private DivergedException diverged(Question question, Answer answer) {
        return new DivergedException("asked", given, answer, question);
    }
}
