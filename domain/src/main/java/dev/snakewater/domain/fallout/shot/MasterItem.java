package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Within;

/**
 * Something that the master adds to a test of her own accord (FO-68).
 *
 * @param what what it is called, such as {@code dark}
 * @param points what it adds; a handicap is negative
 */
public record MasterItem(
        @Spelt(pattern = "\\S", as = "masters-item") String what,

        @Within({-200, 200}) int points) {

    /** The line of a tally that it makes. */
    public Tally.Line line() {
        return new Modifier(points, Reason.said(what), FalloutRule.FO_68_MASTER).line();
    }
}
