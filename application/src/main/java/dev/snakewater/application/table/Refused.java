package dev.snakewater.application.table;

import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Collectors;

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
        super(message(question, answer, rules));
        this.rules = List.copyOf(rules);
    }

    /**
     * A refusal of what dice are said to show.
     *
     * @param what the throw
     * @param why why they cannot show it
     */
    public Refused(Throw what, IllegalArgumentException why) {
        super(head(what) + why.getMessage(), why);
        rules = List.of();
    }

    /** A refusal of dice that are said to show faces and another total than theirs. */
    static Refused ofTotal(Throw what, Fall said, int total) {
        return new Refused(
                what,
                new IllegalArgumentException("the faces " + said.faces() + " of " + what.dice() + " are " + total
                        + ", not " + said.total()));
    }

    /** The rules that bar the answer. */
    public List<Rule> rules() {
        return rules;
    }

    private static String head(Question question) {
        return question.by() + ", " + question.name() + ": ";
    }

    private static String message(Question question, String answer, List<Rule> rules) {
        String head = head(question) + "'" + answer + "' ";
        if (!rules.isEmpty()) {
            return head + "is barred by "
                    + rules.stream()
                            .map(rule -> rule.id() + " " + rule.title())
                            .collect(Collectors.joining(" and by "));
        }
        return switch (question) {
            case Throw thrown -> head + "cannot be the fall of " + thrown.dice();
            case Choice<?> choice ->
                head + "is not offered; choose one of: "
                        + choice.options().stream().map(Choice.Option::word).collect(Collectors.joining(", "));
        };
    }
}
