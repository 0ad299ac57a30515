package dev.snakewater.application.port.out;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.scenario.Scenario;
import java.util.List;
import java.util.Optional;

/** The store of recorded fights: files, identified by their paths. */
public interface Transcripts {

    /**
     * Saves a fight.
     *
     * @throws FileExistsException if the file is there already, and is to stay
     * @throws UnwritableException if it cannot be written; what was there before is still there
     */
    void save(String file, IfFileExists ifThere, Scenario<?, ?> scenario, FightReport account);

    /**
     * Begins the record of a fight at a table with what was done so far.
     *
     * @throws FileExistsException if the file is there already, and is to stay
     * @throws UnwritableException if it cannot be written; what was there before is still there
     */
    OpenRecord begin(String file, IfFileExists ifThere, Scenario<?, ?> scenario, List<OpenRecord.Done> done);

    /** A record that is being continued after its last complete line; nobody else has written to it since it was read. */
    record Reopened(Recorded recorded, OpenRecord open) {}

    /**
     * Reopens a record. It is read after it has been locked.
     *
     * @throws UnreadableException if there is none, or it has problems
     * @throws UnwritableException if it cannot be written, or is being written by somebody else
     */
    Reopened goOn(String file);

    /** Returns whether a file exists and begins like a record. */
    boolean isTranscript(String file);

    /** Returns a recorded fight; throws {@link UnreadableException} if there is none, or it has problems. */
    Recorded load(String file);

    /** The first line that differs between a replayed fight and its record, and how many answers had been given by then. */
    record Difference(int answers, String words) {}

    /** Returns the first difference between a replayed fight and its record, as far as the record goes. */
    Optional<Difference> difference(Recorded recorded, FightReport again);
}
