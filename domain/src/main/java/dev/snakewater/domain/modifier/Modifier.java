package dev.snakewater.domain.modifier;

import dev.snakewater.domain.rule.Rule;
import java.util.Optional;

/**
 * An amount and its reason, as one value.
 *
 * @param amount what is added; a penalty is negative
 * @param what what it is for
 * @param why the rule that gives it
 */
public record Modifier(int amount, Reason what, Rule why) {

    /** An amount for the reason of this key, which names these values. */
    public Modifier(int amount, String what, Rule why, Object... with) {
        this(amount, Reason.of(what, with), why);
    }

    /** Returns this as a line that counts. */
    public Tally.Line line() {
        return new Tally.Plus(this);
    }

    /** Returns this as a line that counts unless it is waived. */
    public Tally.Line unless(boolean waived, Rule by) {
        return waived ? new Tally.Waived(this, by) : line();
    }

    /** Returns this as a line that counts unless a rule waives it. */
    public Tally.Line unless(Optional<? extends Rule> waivedBy) {
        return waivedBy.<Tally.Line>map(by -> new Tally.Waived(this, by)).orElseGet(this::line);
    }
}
