package dev.snakewater.application.table;

import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.dice.NoSuchFallException;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** Thrown if an answer is not among the legal options. It has changed nothing. */
public final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Rule> rules;

    /** Refuses an answer to a question by the rules that forbid it; by none if the answer is not an option. */
    public RefusedException(Question question, String answer, List<Rule> rules) {
        super(Messages.SHARED.message(
                "refused." + (!rules.isEmpty() ? "barred" : question instanceof Throw ? "fall" : "option"),
                question,
                answer,
                rules));
        this.rules = List.copyOf(rules);
    }

    /** Refuses a fall that the dice cannot show. */
    public RefusedException(Throw what, NoSuchFallException why) {
        this("told", what, Messages.SHARED.text("no-fall." + why.key(), why.with()));
    }

    /** Takes the key of the message, and the values for its numbered places. */
    public RefusedException(String key, Object... places) {
        super(Messages.SHARED.message("refused." + key, places));
        rules = List.of();
    }

    /** Returns the rules that forbid the answer. */
    public List<Rule> rules() {
        return rules;
    }
}
