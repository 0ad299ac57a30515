package dev.snakewater.application.port.out;

import dev.snakewater.application.procedure.Scenario;
import java.util.List;

/** Where fights are kept while they are played, so that none is lost. */
public interface UnfinishedFights {

    /**
     * A new place for the record of a fight.
     *
     * @return the path of a file that does not exist
     * @throws Unwritable if there is no such place
     */
    String place(Scenario<?, ?, ?> scenario);

    /**
     * Notes that a fight is kept in a file of somebody's own, so that it is found there if it is interrupted.
     *
     * @throws Unwritable if that cannot be noted
     */
    void note(String file);

    /** The records of fights that were begun, not ended, and are not being played just now; the latest first. */
    List<String> files();

    /** Nothing was done in this one: it is as if it had never been begun, unless somebody keeps it in a file of his own. */
    void neverBegan(String file);

    /** This one is over: it is not among {@link #files} any more. The last few are put by. */
    void over(String file);
}
