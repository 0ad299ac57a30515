package dev.snakewater.application.port.out;

import dev.snakewater.application.words.Messages;

/** Thrown if a document cannot be written. */
public final class UnwritableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Says what could not be written, and why. */
    public UnwritableException(String document, String why) {
        super(Messages.SHARED.message("unwritable", document, why));
    }
}
