package dev.snakewater.application.port.out;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.table.HistoryEntry;
import java.util.List;
import java.util.Optional;

/** The record of a fight in progress, locked against other writers. */
public interface OpenRecord extends AutoCloseable {

    /** Acts of one turn, and the fight after them. */
    record Done(List<HistoryEntry> acts, FightReport after) {

        public Done {
            acts = List.copyOf(acts);
        }

        /** An act, and the fight after it. */
        public Done(HistoryEntry act, FightReport after) {
            this(List.of(act), after);
        }
    }

    /** Returns the path of its file. */
    String file();

    /** Appends new acts, all or none, on the disk when this returns; throws {@link UnwritableException} if it must be tried again. */
    void keep(List<Done> done);

    /**
     * Repairs a record before it is continued: a torn end is cut off after it has been saved beside the record, and what follows from the
     * last answer is written again.
     *
     * @return the file in which what was torn is kept; empty if nothing was
     * @throws UnwritableException if it cannot be written
     */
    Optional<String> mend(Recorded recorded, FightReport now);

    @Override
    void close();
}
