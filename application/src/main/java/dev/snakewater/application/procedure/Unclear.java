package dev.snakewater.application.procedure;

/** Words that were said about a scenario cannot be made sense of. The message says which, and what would be right. */
public final class Unclear extends RuntimeException {

    private static final long serialVersionUID = 1;

    /**
     * A misunderstanding.
     *
     * @param what what is not understood or cannot be
     * @param instead what would be right
     */
    public Unclear(String what, String instead) {
        super(what + "; right would be: " + instead);
    }
}
