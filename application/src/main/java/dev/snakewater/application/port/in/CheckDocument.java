package dev.snakewater.application.port.in;

import java.util.Optional;

/** Checks documents. */
public interface CheckDocument {

    /**
     * Returns what a document is, if it is valid. The record of a fight is replayed.
     *
     * @param reference the name of a built-in scenario, the path of a file, or {@code -} for a scenario from standard input
     * @throws dev.snakewater.application.port.out.UnreadableException if there is none, or something is wrong with it
     */
    Checked check(String reference);

    /** A valid document. */
    sealed interface Checked {

        /** Returns the title of the scenario. */
        String title();

        /** A scenario. */
        record Setting(String kind, String title) implements Checked {}

        /** The record of a fight: how many answers are on record, whether it is over, and the torn last line of the file, if any. */
        record Fight(String kind, String title, int answers, FightReport.How how, Optional<String> dropped)
                implements Checked {}
    }
}
