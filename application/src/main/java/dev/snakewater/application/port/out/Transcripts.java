package dev.snakewater.application.port.out;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.procedure.Scenario;
import java.util.Optional;

/** Where the records of fights are kept. */
public interface Transcripts {

    /**
     * Keeps a fight.
     *
     * @param file the path of the file, made anew or replaced as a whole
     * @param scenario what was played
     * @param account how it went
     * @throws Unwritable if the file cannot be written; what was there before is still there
     */
    void save(String file, Scenario<?, ?, ?> scenario, Account account);

    /**
     * Begins the record of a fight at a table.
     *
     * @param file the path of the file, which must not exist
     * @throws Unwritable if it exists, or cannot be written
     */
    OpenRecord begin(String file, Scenario<?, ?, ?> scenario);

    /**
     * Goes on with a record where its last whole line ends. What is torn behind it is cut off, and kept beside the record.
     *
     * @throws Unwritable if it cannot be written, or is being written by somebody else
     */
    OpenRecord goOn(Recorded recorded);

    /** Whether this is a file that begins as the records of fights do. Not, if there is no such file. */
    boolean isTranscript(String file);

    /**
     * The fight on record.
     *
     * @param file the path of the file
     * @throws Unreadable if there is none, or it has problems
     */
    Recorded load(String file);

    /**
     * The first thing in which a fight played again differs from its record, as far as the record goes.
     *
     * @return none if it came out the same
     */
    Optional<String> difference(Recorded recorded, Account again);
}
