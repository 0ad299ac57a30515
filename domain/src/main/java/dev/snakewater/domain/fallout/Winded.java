package dev.snakewater.domain.fallout;

import dev.snakewater.domain.rule.Among;
import java.util.Optional;

/**
 * How somebody is out of breath now (FO-55 to FO-59).
 *
 * @param winded the worst handicap of her running, in points; none, if left out
 */
public record Winded(
        @Among(
                value = {10, 20, 40},
                rule = "FO-59")
        Optional<Integer> winded) {

    /** Not at all. */
    public static final Winded NOT = new Winded(Optional.empty());

    /** What it costs her, in points. */
    public int points() {
        return winded.orElse(0);
    }
}
