package dev.snakewater.application.table;

/** Stops a step at a question without an answer, or before an amendment. Caught where the fight is played; rule code never sees it. */
public final class UnansweredQuestion extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Question question;

    /** Stops at this question. */
    public UnansweredQuestion(Question question) {
        super("no answer to " + question.by() + ", " + question.name(), null, false, false);
        this.question = question;
    }

    /** Returns the next question. */
    public Question question() {
        return question;
    }
}
