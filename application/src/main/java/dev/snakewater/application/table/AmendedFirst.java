package dev.snakewater.application.table;

/**
 * Stops a step at a question before which the game master amends something. Caught where the fight is played, which amends it and
 * plays the step again; never seen by rule code.
 */
public final class AmendedFirst extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Question question;

    /** Stops before this question. */
    public AmendedFirst(Question question) {
        super("an amendment before " + question.by() + ", " + question.name(), null, false, false);
        this.question = question;
    }

    /** The question that waits. */
    public Question question() {
        return question;
    }
}
