package dev.snakewater.application.port.out;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Act;
import java.util.List;

/** The record of a fight that is being played. Nobody else can write to it meanwhile. */
public interface OpenRecord extends AutoCloseable {

    /**
     * Something that was done.
     *
     * @param act what was done
     * @param after the fight after it
     */
    record Done(Act act, Account after) {}

    /** The path of its file. */
    String file();

    /**
     * Keeps what was done, all of it or nothing. When this returns, it is on the disk.
     *
     * @param done what was done since this was called before, in order
     * @throws Unwritable if it cannot be written; the record ends before it, and it can be tried again
     */
    void keep(List<Done> done);

    @Override
    void close();
}
