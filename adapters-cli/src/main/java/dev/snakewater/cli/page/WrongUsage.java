package dev.snakewater.cli.page;

import java.util.List;

/** Something typed on the command line or at the table cannot be done. The message says why, and what can be done. */
public final class WrongUsage extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private WrongUsage(String message) {
        super(message);
    }

    /** Returns the mistake that the message of this key describes. */
    public static WrongUsage of(String key, Object... places) {
        return new WrongUsage(Words.of(key, places));
    }

    /** Throws the mistake that the message of this key describes, if something is wrong. */
    public static void when(boolean wrong, String key, Object... places) {
        if (wrong) {
            throw of(key, places);
        }
    }

    /** Returns a mistake described in several lines. */
    public static WrongUsage listing(List<String> lines) {
        return new WrongUsage(String.join("\n", lines));
    }

    /** Returns the message, line by line. */
    public List<String> lines() {
        return String.valueOf(getMessage()).lines().toList();
    }
}
