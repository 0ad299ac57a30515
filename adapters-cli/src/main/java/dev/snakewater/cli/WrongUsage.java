package dev.snakewater.cli;

import java.util.List;

/** What was typed, on the command line or at the table, cannot be done: the message says why, and what can. */
final class WrongUsage extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private WrongUsage(String message) {
        super(message);
    }

    static WrongUsage of(String key, Object... places) {
        return new WrongUsage(Words.of(key, places));
    }

    /**
     * Says the sentence of this key if something is wrong; otherwise nothing.
     *
     * @throws WrongUsage if it is
     */
    static void when(boolean wrong, String key, Object... places) {
        if (wrong) {
            throw of(key, places);
        }
    }

    static WrongUsage listing(List<String> lines) {
        return new WrongUsage(String.join("\n", lines));
    }

    List<String> lines() {
        return String.valueOf(getMessage()).lines().toList();
    }
}
