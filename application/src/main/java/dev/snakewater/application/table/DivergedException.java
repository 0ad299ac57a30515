package dev.snakewater.application.table;

import dev.snakewater.application.words.Messages;

/** Thrown if a record does not fit the fight: usually, an answer is for another question than the one asked. */
public final class DivergedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Takes the key of the message, and the values for its numbered places. */
    public DivergedException(String key, Object... places) {
        super(Messages.SHARED.message("diverged." + key, places));
    }
}
