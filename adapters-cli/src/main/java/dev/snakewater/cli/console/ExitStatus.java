package dev.snakewater.cli.console;

/** What the program says to the shell when it ends. */
public final class ExitStatus {

    /** The command did what was asked. */
    public static final int DONE = 0;
    /** A record does not replay, or a fight has no aftermath. */
    public static final int DOES_NOT_HOLD = 1;

    /** The command line is wrong. */
    public static final int WRONG_USAGE = 2;
    /** A document has problems. */
    public static final int PROBLEMS = 3;
    /** Standard output, or what was done at the table, could not be written. */
    public static final int OUTPUT_LOST = 74;
    /** Left with Ctrl-C. */
    public static final int INTERRUPTED = 130;

    /** The program has a bug. */
    public static final int OUR_MISTAKE = 70;

    private ExitStatus() {}
}
