package dev.snakewater.domain.exp.modifier;

import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A combat adjustment that is due in an attack (EX-01), with its table, the rule that gives it, other rules that had a part in it, and the
 * rule that waives it, if any.
 */
@Withers
public record Adjustment(
        int amount,
        Reason what,
        Optional<Product> product,
        Optional<String> table,
        Rule why,
        List<Rule> also,
        Optional<Rule> waivedBy)
        implements AdjustmentBuilder.With {

    /** So much, so many times. */
    public record Product(int rate, int times) {}

    static Adjustment flat(int amount, Reason what, Rule why) {
        return new Adjustment(amount, what, Optional.empty(), Optional.empty(), why, List.of(), Optional.empty());
    }

    static Adjustment product(int rate, int times, Reason what, Rule why) {
        return flat(Math.multiplyExact(rate, times), what, why).withProduct(Optional.of(new Product(rate, times)));
    }

    Adjustment from(String number) {
        return withTable(Optional.of(number));
    }

    /** Adds a rule that had a part in it, if so. */
    Adjustment with(boolean so, Rule rule) {
        return so ? withAlso(Stream.concat(also.stream(), Stream.of(rule)).toList()) : this;
    }

    /** Waives it by a rule, if so; the first rule that waives it is kept. */
    Adjustment waived(boolean so, Rule by) {
        return so && counts() ? withWaivedBy(Optional.of(by)) : this;
    }

    /** Returns whether it counts. */
    public boolean counts() {
        return waivedBy.isEmpty();
    }

    /** As a line of the to-hit roll, the reason of which names this. */
    Tally.Line line() {
        return new Modifier(amount, "due", why, this).unless(waivedBy);
    }

    /** Returns what it is for. */
    @Override
    public String toString() {
        return what.toString();
    }
}
