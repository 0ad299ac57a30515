package dev.snakewater.application.table;

import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.dice.NoSuchFall;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** An answer that was not among the legal options. Nothing has happened because of it. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Rule> rules;

    /**
     * A refusal.
     *
     * @param question what was asked
     * @param answer what was answered
     * @param rules the rules that bar it; none if the answer stands for nothing here
     */
    public Refused(Question question, String answer, List<Rule> rules) {
        super(Wording.SHARED.message(
                "refused." + (!rules.isEmpty() ? "barred" : question instanceof Throw ? "fall" : "option"),
                question,
                answer,
                rules));
        this.rules = List.copyOf(rules);
    }

    /** A refusal of what dice are said to show. */
    public Refused(Throw what, NoSuchFall why) {
        this("told", what, Wording.SHARED.text("no-fall." + why.key(), why.with()));
    }

    /** A refusal that is told by a key of its own, the places of which are numbered. */
    public Refused(String key, Object... places) {
        super(Wording.SHARED.message("refused." + key, places));
        rules = List.of();
    }

    /** The rules that bar the answer. */
    public List<Rule> rules() {
        return rules;
    }
}
