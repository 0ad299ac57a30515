package dev.snakewater.application.port.out;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.procedure.Scenario;
import java.util.List;
import java.util.Optional;

/** Where the records of fights are kept: in files, which are told by their paths. */
public interface Transcripts {

    /**
     * Keeps a fight.
     *
     * @throws Taken if the file is there already, and is to stay
     * @throws Unwritable if it cannot be written; what was there before is still there
     */
    void save(String file, IfThere ifThere, Scenario<?, ?, ?> scenario, Account account);

    /**
     * Begins the record of a fight at a table, with what was done so far.
     *
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
     * @throws Unreadable if there is none, or it has problems
     * @throws Unwritable if it cannot be written, or is being written by somebody else
     */
    Reopened goOn(String file);

    /** Whether this is a file that begins as the records of fights do. Not, if there is no such file. */
    boolean isTranscript(String file);

    /**
     * The fight on record.
     *
     * @throws Unreadable if there is none, or it has problems
     */
    Recorded load(String file);

    /**
     * Where a fight played again parts from its record.
     *
     * @param answers how many answers had been given by then
     * @param words the first line that differs, and how
     */
    record Difference(int answers, String words) {}

    /** The first thing in which a fight played again differs from its record, as far as the record goes, if it does. */
    Optional<Difference> difference(Recorded recorded, Account again);
}
