package dev.snakewater.domain.modifier;

import dev.snakewater.domain.rule.Rule;
import java.util.Optional;

/** An amount with its reason, and the rule that gives it; a penalty is negative. */
public record Modifier(int amount, Reason what, Rule why) {

    /** Creates a modifier whose reason has this key and these values. */
    public Modifier(int amount, String what, Rule why, Object... with) {
        this(amount, Reason.of(what, with), why);
    }

    /** Returns this as a line of a tally. */
    public Tally.Line line() {
        return new Tally.Plus(this);
    }

    /** Returns this as a line of a tally, waived by a rule if the condition holds. */
    public Tally.Line unless(boolean waived, Rule by) {
        return waived ? new Tally.Waived(this, by) : line();
    }

    /** Returns this as a line of a tally, waived if there is a rule that waives it. */
    public Tally.Line unless(Optional<? extends Rule> waivedBy) {
        return waivedBy.<Tally.Line>map(by -> new Tally.Waived(this, by)).orElseGet(this::line);
    }
}
