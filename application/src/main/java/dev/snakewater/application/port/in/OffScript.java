package dev.snakewater.application.port.in;

/** A script and the fight it is for do not fit. */
public final class OffScript extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** What does not fit, and where. */
    public OffScript(String message) {
        super(message);
    }
}
