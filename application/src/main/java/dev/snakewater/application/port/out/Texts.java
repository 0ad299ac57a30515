package dev.snakewater.application.port.out;

/** Writes texts, and decides about existing files for everything that is written, records too. */
public interface Texts {

    /**
     * Checks that a file can be written, without writing anything, before work begins that would be lost.
     *
     * @throws FileExistsException if it is there already, and is to stay
     * @throws UnwritableException if it cannot be written at all
     */
    void check(String file, IfFileExists ifThere);

    /**
     * Writes a whole file.
     *
     * @throws FileExistsException if it is there already, and is to stay
     * @throws UnwritableException if it cannot be written; what was there before is still there
     */
    void write(String file, IfFileExists ifThere, String text);

    /** Returns whether a file is there and holds exactly this text. */
    boolean holds(String file, String text);
}
