package dev.snakewater.cli;

/** What the program says to the shell when it ends. */
final class ExitStatus {

    /** Done. */
    static final int DONE = 0;
    /** A check did not hold. */
    static final int DOES_NOT_HOLD = 1;
    /** Wrong usage. */
    static final int WRONG_USAGE = 2;
    /** A document has problems. */
    static final int PROBLEMS = 3;
    /** Standard output, or what was done at the table, could not be written. */
    static final int OUTPUT_LOST = 74;
    /** Left with Ctrl-C. */
    static final int INTERRUPTED = 130;
    /** A mistake of ours. */
    static final int OUR_MISTAKE = 70;

    private ExitStatus() {}
}
