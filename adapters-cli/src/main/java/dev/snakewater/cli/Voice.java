package dev.snakewater.cli;

import dev.snakewater.application.port.in.Recorded;
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

    Page page(Page.Colour colour) {
        return Page.on(out, environment, colour);
    }

    void aside(String key, Object... places) {
        err.println(Words.of(key, places));
    }

    /** Says aside what of a record was left out, if anything was. */
    void tellDropped(Recorded recorded) {
        recorded.dropped().ifPresent(dropped -> aside("record.dropped", recorded.file(), dropped));
    }
}
