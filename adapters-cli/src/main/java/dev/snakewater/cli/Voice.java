package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import java.util.Map;
import java.util.function.Function;

/**
 * Where a command speaks, and in which forms.
 *
 * @param out where results go
 * @param err where everything else goes
 * @param environment the environment variables: COLUMNS and NO_COLOR say how to print
 * @param report makes a JSON document of a fight
 */
public record Voice(Output out, Output err, Map<String, String> environment, Function<Account, String> report) {

    /** The page that results are printed on. */
    Page page(Page.Colour colour) {
        return Page.on(out, environment, colour);
    }
}
