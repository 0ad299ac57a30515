package dev.snakewater.application.procedure;

import dev.snakewater.application.words.Wording;
import java.util.List;

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
        super(Wording.SHARED.message("unclear", what, instead));
    }

    /** Returns a misunderstanding that is told by a key of these words: what is not understood, and what would be right. */
    public static Unclear of(Wording words, String key, Object... places) {
        List<String> told = words.messages(key, places);
        return new Unclear(told.getFirst(), told.getLast());
    }
}
