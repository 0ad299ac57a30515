package dev.snakewater.application.port.out;

/** Where texts are written, and what becomes of files that are there already: the same for all that is written, records too. */
public interface Texts {

    /**
     * Says whether a file can be written, before anything is done that would be lost otherwise. Nothing is written.
     *
     * @throws Taken if it is there already, and is to stay
     * @throws Unwritable if it cannot be written at all
     */
    void check(String file, IfThere ifThere);

    /**
     * Writes a file as a whole.
     *
     * @throws Taken if it is there already, and is to stay
     * @throws Unwritable if it cannot be written; what was there before is still there
     */
    void write(String file, IfThere ifThere, String text);
}
