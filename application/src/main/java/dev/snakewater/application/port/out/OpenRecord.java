package dev.snakewater.application.port.out;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Act;
import java.util.Optional;

/** The record of a fight that is being played. Nobody else can write to it meanwhile. */
public interface OpenRecord extends AutoCloseable {

    /** The path of its file. */
    String file();

    /**
     * Keeps an act. When this returns, it is on the disk.
     *
     * @param act what was done
     * @param after the fight after it
     * @throws Unwritable if it cannot be written; the record then ends before it
     */
    void keep(Act act, Account after);

    /**
     * Keeps what follows from the last answer and was torn off it: the end of a turn, or of the fight.
     *
     * @param now the fight as its record leaves it
     * @throws Unwritable if it cannot be written
     */
    void complete(Account now);

    /** The file in which what was cut off the record is kept, because it was torn; none, if nothing was. */
    Optional<String> torn();

    @Override
    void close();
}
