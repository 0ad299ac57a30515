package dev.snakewater.application.port.in;

import dev.snakewater.application.table.Throw;
import java.util.List;

/**
 * What an option leads straight to.
 *
 * @param word the option
 * @param then what his policy would choose next, to get there; may be empty
 * @param price what it costs to get there; may be empty
 * @param what the throw it leads to
 * @param needs what that can bring
 */
public record Ahead(String word, List<String> then, List<String> price, Throw what, List<Need> needs) {

    /** Copies the lists. */
    public Ahead {
        then = List.copyOf(then);
        price = List.copyOf(price);
        needs = List.copyOf(needs);
    }
}
