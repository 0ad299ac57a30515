package dev.snakewater.application.port.out;

import java.util.List;
import java.util.Optional;

/** The store of kept fights, finished or not, each with a number that no other fight ever has. */
public interface KeptFights {

    /**
     * A kept fight.
     *
     * @param when when something was last written to its file: local date and time, as in {@code 2026-11-24 21:15}
     * @param isDropped whether it was put by, and not played since
     */
    record Kept(int number, String file, String when, boolean isDropped) {}

    /** Returns all that are still there, the latest first. Whether one can be read is not known. */
    List<Kept> all();

    /** Gives the fight in this file a number; a new one, if another fight was there before. */
    void began(String file);

    /** Returns the number of the fight in this file, unless somebody has chosen the file. */
    Optional<Integer> number(String file);
}
