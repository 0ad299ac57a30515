package dev.snakewater.application.table;

import dev.snakewater.application.words.Wording;

/** What is on record cannot have been done: mostly, an answer belongs to another question than the one the fight asks. */
public final class Diverged extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Says what cannot have been done, by a key, the places of which are numbered. */
    public Diverged(String key, Object... places) {
        super(Wording.SHARED.message("diverged." + key, places));
    }
}
