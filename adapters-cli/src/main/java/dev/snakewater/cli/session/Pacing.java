package dev.snakewater.cli.session;

import dev.snakewater.cli.console.Keyboard;
import dev.snakewater.domain.field.Word;
import java.util.Optional;

/** Says when policies may go on, and when they wait for whoever is at the table. */
public final class Pacing {

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

    private static final int NONE = 0;

    private final Keyboard keyboard;
    private Pace pace;
    private int turn;
    private boolean hasHappened;
    private boolean waits;
    private boolean isUnbounded;

    /** Begins where nobody has said that they may go on; in a new fight that is understood for the first turn. */
    Pacing(Keyboard keyboard, Optional<Pace> pace, boolean isNew) {
        this.keyboard = keyboard;
        this.pace = pace.orElse(keyboard.isAttended() ? Pace.TURN : Pace.ON);
        this.turn = isNew ? 1 : NONE;
    }

    Pace pace() {
        return pace;
    }

    void goAt(Pace other) {
        pace = other;
    }

    /** Notes whether something has happened. */
    void told(boolean news) {
        hasHappened = hasHappened || news;
    }

    /** Returns whether policies may play on in this turn. Who has pressed Ctrl-C wants to say something first. */
    boolean goesOn(int now) {
        boolean isDone = switch (isUnbounded ? Pace.ON : pace) {
            case TURN -> now != turn;
            case STEP -> hasHappened || turn == NONE;
            case ON -> false;
        };
        waits = waits || isDone || keyboard.isInterrupted();
        return !waits;
    }

    /** Returns how many answers policies may give until this is asked again. */
    int answersAtOnce() {
        return pace == Pace.STEP && !isUnbounded ? 1 : Integer.MAX_VALUE;
    }

    /** Whoever is at the table has the word, or has said that policies may go on in this turn. */
    void heardIn(int now) {
        turn = now;
        hasHappened = false;
        waits = false;
        isUnbounded = false;
    }

    /** Whoever is at the table has said that policies may go on until a person is asked. */
    void goesOn() {
        waits = false;
        isUnbounded = true;
    }

    /** Returns whether nobody has had the word in this turn yet. */
    boolean isNew(int now) {
        return now != turn;
    }

    boolean waits() {
        return waits;
    }
}
