package dev.snakewater.cli;

/** What the program says to the shell when it ends. */
final class ExitStatus {

    static final int DONE = 0;
    static final int DOES_NOT_HOLD = 1;

    static final int WRONG_USAGE = 2;
    static final int PROBLEMS = 3;
    /** Standard output, or what was done at the table, could not be written. */
    static final int OUTPUT_LOST = 74;
    /** Left with Ctrl-C. */
    static final int INTERRUPTED = 130;

    static final int OUR_MISTAKE = 70;

    private ExitStatus() {}
}
