package dev.snakewater.cli;

import java.util.Map;

/**
 * Where a command speaks, and in which forms.
 *
 * @param out where results go
 * @param err where everything else goes
 * @param environment the environment variables: COLUMNS and NO_COLOR say how to print
 * @param documents makes documents for programs
 */
public record Voice(Output out, Output err, Map<String, String> environment, Documents documents) {

    /** The page that results are printed on. */
    Page page(Page.Colour colour) {
        return Page.on(out, environment, colour);
    }
}
