package dev.snakewater.application.port.in;

import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/**
 * What an option leads straight to.
 *
 * @param word the option
 * @param then what his policy would choose next, to get there; may be empty
 * @param price what it costs to get there; may be empty
 * @param what the throw it leads to
 * @param counted the numbers behind that throw
 * @param needs what that can bring
 */
public record Ahead(
        String word, List<String> then, List<String> price, Throw what, List<Tally> counted, List<Need> needs) {

    public Ahead {
        then = List.copyOf(then);
        price = List.copyOf(price);
        counted = List.copyOf(counted);
        needs = List.copyOf(needs);
    }
}
