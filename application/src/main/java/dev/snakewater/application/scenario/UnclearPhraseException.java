package dev.snakewater.application.scenario;

import dev.snakewater.application.words.Messages;
import java.util.List;

/** Words that were said about a scenario cannot be made sense of. The message says which, and what would be right. */
public final class UnclearPhraseException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** Takes what is not understood or cannot be, and what would be right. */
    public UnclearPhraseException(String what, String instead) {
        super(Messages.SHARED.message("unclear", what, instead));
    }

    /** Returns a misunderstanding that is told by a key of these words: what is not understood, and what would be right. */
    public static UnclearPhraseException of(Messages words, String key, Object... places) {
        List<String> told = words.messages(key, places);
        return new UnclearPhraseException(told.getFirst(), told.getLast());
    }
}
