package dev.snakewater.application.port.out;

import dev.snakewater.application.words.Wording;

/** Thrown if a document cannot be written. */
public final class Unwritable extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Says what could not be written, and why.
     *
     * @param document what was to be written
     * @param why what stood in the way
     */
    public Unwritable(String document, String why) {
        super(Wording.SHARED.message("unwritable", document, why));
    }
}
