package dev.snakewater.application.table;

/**
 * Stops a step at a question that has no answer yet, or before which the game master amends something. Caught where the fight is played;
 * never seen by rule code.
 */
public final class Unanswered extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Question question;

    /** Stops at this question. */
    public Unanswered(Question question) {
        super("no answer to " + question.by() + ", " + question.name(), null, false, false);
        this.question = question;
    }

    /** The question that comes next. */
    public Question question() {
        return question;
    }
}
