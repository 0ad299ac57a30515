package dev.snakewater.cli.page;

import java.util.List;

/** What was typed, on the command line or at the table, cannot be done: the message says why, and what can. */
public final class WrongUsage extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private WrongUsage(String message) {
        super(message);
    }

    /** Returns the mistake that the message of this key describes. */
    public static WrongUsage of(String key, Object... places) {
        return new WrongUsage(Words.of(key, places));
    }

    /**
     * Says the sentence of this key if something is wrong; otherwise nothing.
     *
     * @throws WrongUsage if it is
     */
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
