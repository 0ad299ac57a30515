package dev.snakewater.application.port.out;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.table.Act;
import java.util.List;
import java.util.Optional;

/** The record of a fight that is being played. Nobody else can write to it meanwhile. */
public interface OpenRecord extends AutoCloseable {

    /** Something that was done, and the fight after it. */
    record Done(Act act, Account after) {}

    /** The path of its file. */
    String file();

    /**
     * Keeps what was done since this was called before, in order: all of it or nothing. When this returns, it is on the disk.
     *
     * @throws Unwritable if it cannot be written; the record ends before it, and it can be tried again
     */
    void keep(List<Done> done);

    /**
     * Makes whole a record that is gone on with: what is torn is cut off, once it is kept beside it, and what follows from
     * the last answer and was torn off it, the end of a turn or of the fight, is written again.
     *
     * @param recorded what was read of it
     * @param now the fight as its record leaves it
     * @return the file in which what was torn is kept; none, if nothing was
     * @throws Unwritable if it cannot be written
     */
    Optional<String> mend(Recorded recorded, Account now);

    @Override
    void close();
}
