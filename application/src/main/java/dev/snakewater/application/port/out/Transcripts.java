package dev.snakewater.application.port.out;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.procedure.Scenario;
import java.util.List;
import java.util.Optional;

/** Where the records of fights are kept. */
public interface Transcripts {

    /**
     * Keeps a fight.
     *
     * @param file the path of the file
     * @param scenario what was played
     * @param account how it went
     * @throws Taken if the file is there already, and is to stay
     * @throws Unwritable if it cannot be written; what was there before is still there
     */
    void save(String file, IfThere ifThere, Scenario<?, ?, ?> scenario, Account account);

    /**
     * Begins the record of a fight at a table.
     *
     * @param file the path of the file
     * @param done what was done so far
     * @throws Taken if the file is there already, and is to stay
     * @throws Unwritable if it cannot be written; what was there before is still there
     */
    OpenRecord begin(String file, IfThere ifThere, Scenario<?, ?, ?> scenario, List<OpenRecord.Done> done);

    /**
     * A record that is gone on with where its last whole line ends.
     *
     * @param recorded what is in it; nobody else has written to it since it was read
     * @param open where the fight is kept from now on
     */
    record Reopened(Recorded recorded, OpenRecord open) {}

    /**
     * Goes on with a record. It is read when nobody else can write to it any more.
     *
     * @param file the path of the file
     * @throws Unreadable if there is none, or it has problems
     * @throws Unwritable if it cannot be written, or is being written by somebody else
     */
    Reopened goOn(String file);

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
    Optional<Difference> difference(Recorded recorded, Account again);
}
