package dev.snakewater.cli.session;

import dev.snakewater.domain.field.Word;

/** How far policies play before they wait for whoever is at the table. */
public enum Pace {
    /** Up to the end of a turn. */
    TURN,
    /** Until something has happened. */
    STEP,
    /** Up to the next question to a person. */
    ON;

    @Override
    public String toString() {
        return Word.of(this);
    }
}
