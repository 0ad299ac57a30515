package dev.snakewater.application.port.in;

import java.util.Optional;

/** Says whether a document can be used, and what it is. */
public interface CheckDocument {

    /**
     * What a document is, if nothing is wrong with it. The record of a fight is played again.
     *
     * @param reference the name of a built-in scenario, the path of a file, or {@code -} for a scenario from standard input
     * @throws dev.snakewater.application.port.out.Unreadable if there is none, or something is wrong with it
     */
    Checked check(String reference);

    /** A document that nothing is wrong with. */
    sealed interface Checked {

        /** What the scenario is called. */
        String title();

        /** A scenario. */
        record Setting(String kind, String title) implements Checked {}

        /**
         * The record of a fight.
         *
         * @param kind the scenario kind
         * @param title what the scenario is called
         * @param answers how many answers are on record
         * @param how whether the fight is over
         * @param dropped what of the file was left out, because its last line is torn
         */
        record Fight(String kind, String title, int answers, Account.How how, Optional<String> dropped)
                implements Checked {}
    }
}
