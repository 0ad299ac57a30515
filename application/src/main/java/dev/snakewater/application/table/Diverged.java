package dev.snakewater.application.table;

/** A recorded answer belongs to another question than the one the fight asks. */
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
        super("answer %d was for %s of %s (%s), the fight asks for %s of %s (%s)"
                .formatted(
                        number,
                        answer.to(),
                        answer.by(),
                        answer.rule(),
                        question.name(),
                        question.by(),
                        question.why().id()));
    }
}
