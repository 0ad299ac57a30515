package dev.snakewater.application.table;

import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.dice.NoSuchFallException;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** Thrown if an answer is not among the legal options. It has changed nothing. */
public final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Rule> rules;
    private final transient Optional<Reason> instead;

    /** Refuses a word as an answer to a choice: by the rules that forbid the option it means, or because it means none. */
    RefusedException(Choice<?> choice, String word, Optional<? extends Choice.Option<?>> meant) {
        super(Messages.SHARED.message("refused." + key(choice, meant), choice, word, barsOn(meant)));
        rules = barsOn(meant);
        instead = meant.flatMap(Choice.Option::instead);
    }

    /** Refuses a fall that the dice cannot show. */
    public RefusedException(Throw what, NoSuchFallException why) {
        this("told", what, Messages.SHARED.text("no-fall." + why.key(), why.with()));
    }

    /** Takes the key of the message, and the values for its numbered places. */
    public RefusedException(String key, Object... places) {
        super(Messages.SHARED.message("refused." + key, places));
        rules = List.of();
        instead = Optional.empty();
    }

    private static String key(Choice<?> choice, Optional<? extends Choice.Option<?>> meant) {
        if (!barsOn(meant).isEmpty()) {
            return "barred";
        }
        return choice.isFree() ? "free" : "option";
    }

    private static List<Rule> barsOn(Optional<? extends Choice.Option<?>> meant) {
        return meant.map(Choice.Option::bars).orElse(List.of());
    }

    /** Returns the rules that forbid the answer. */
    public List<Rule> rules() {
        return rules;
    }

    /** Returns what would be possible instead, if the rule text says so. */
    public Optional<Reason> instead() {
        return instead;
    }
}
