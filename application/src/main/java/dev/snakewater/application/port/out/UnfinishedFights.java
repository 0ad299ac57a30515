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
     * Notes that a fight is being played that is kept in this file, so that it is found there if it is interrupted.
     *
     * @throws Unwritable if that cannot be noted
     */
    void note(String file);

    /**
     * The records of fights that were begun and are not being played just now, the latest first. Of those that are over, some
     * may be among them: only the whole record tells.
     */
    List<String> files();

    /** Nothing was done in this one: it is as if it had never been begun, unless somebody keeps it in a file of his own. */
    void neverBegan(String file);

    /**
     * This one is not among {@link #files} any more, until it is played again. Its file stays where it is.
     *
     * @throws Unwritable if that cannot be noted
     */
    void putBy(String file);
}
