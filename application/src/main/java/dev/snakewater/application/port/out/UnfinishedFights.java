package dev.snakewater.application.port.out;

import dev.snakewater.application.scenario.Scenario;
import java.util.List;

/** The store of fights in progress, so that none is lost. */
public interface UnfinishedFights {

    /** Returns the path of a new file for the record of a fight; throws {@link UnwritableException} if there is no place for it. */
    String place(Scenario<?, ?> scenario);

    /** Notes that a fight in this file is in progress, so that it can be found if it is interrupted. */
    void note(String file);

    /** Notes the same of a new fight, and that whatever was in this file before is gone. */
    void began(String file);

    /** Returns the records of interrupted fights, the latest first. Some may be over: only the whole record tells. */
    List<String> files();

    /** Forgets a fight in which nothing was done, unless somebody saves it in a file of his own. */
    void neverBegan(String file);

    /** Removes a record from {@link #files} until it is played again. Its file is not changed. */
    void putBy(String file);
}
