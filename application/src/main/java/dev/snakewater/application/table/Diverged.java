package dev.snakewater.application.table;

/** What is on record cannot have been done: mostly, an answer belongs to another question than the one the fight asks. */
public final class Diverged extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Says where the record and the fight part.
     *
     * @param number which answer, counted from 1
     * @param answer the answer on record
     * @param question what the fight asks
     */
    public Diverged(int number, Answer answer, Question question) {
        super("answer " + number + " was for " + was(answer) + ", the fight asks for " + question.name() + " of "
                + question.by() + " (" + question.why().id() + ")");
    }

    /**
     * Says that the record goes on when the fight is over.
     *
     * @param number which answer, counted from 1
     * @param answer the answer on record that nobody asked for
     */
    public Diverged(int number, Answer answer) {
        super("answer " + number + " was for " + was(answer) + ", but the fight is over");
    }

    /**
     * Says that a record amends what cannot be amended.
     *
     * @param number which answer, counted from 1
     * @param answer the amendment on record
     */
    public static Diverged withoutSuchAThing(int number, Answer.Amended answer) {
        return new Diverged(
                "answer " + number + " amends " + was(answer) + ", and there is no such thing to amend here");
    }

    /** Says what else cannot have been done in the fight. */
    public static Diverged because(String what) {
        return new Diverged(what);
    }

    private Diverged(String message) {
        super(message);
    }

    private static String was(Answer answer) {
        return answer.to() + " of " + answer.by() + " (" + answer.rule() + ")";
    }
}
