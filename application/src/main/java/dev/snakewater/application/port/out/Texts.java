package dev.snakewater.application.port.out;

/** Writes texts, and decides about existing files for everything that is written, records too. */
public interface Texts {

    /**
     * Checks that a file can be written, without writing anything, before work begins that would be lost.
     *
     * @throws Taken if it is there already, and is to stay
     * @throws Unwritable if it cannot be written at all
     */
    void check(String file, IfThere ifThere);

    /**
     * Writes a whole file.
     *
     * @throws Taken if it is there already, and is to stay
     * @throws Unwritable if it cannot be written; what was there before is still there
     */
    void write(String file, IfThere ifThere, String text);
}
