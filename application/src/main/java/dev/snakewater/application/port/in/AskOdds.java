package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Scenario;
import java.util.List;

/** Works out exactly how likely each end of a scenario is, everybody deciding by the policy of his sheet. */
public interface AskOdds {

    /** How many different situations are looked at, if nobody says otherwise. */
    int USUAL_BUDGET = 2_000_000;

    /** Hears how far the work has got. */
    @FunctionalInterface
    interface Progress {
        /**
         * So far.
         *
         * @param turn the turn that is being looked at
         * @param situations how many different situations there have been
         */
        void reached(int turn, int situations);
    }

    /**
     * The odds of a scenario.
     *
     * @param budget how many different situations may be looked at, at least 1
     * @param progress hears how far it has got, now and then
     */
    Chances of(Scenario<?, ?, ?> scenario, int budget, Progress progress);

    /**
     * One attack within a scenario, as a scenario of its own.
     *
     * @param words the attack, such as {@code Bob shoots Joe}
     * @throws dev.snakewater.application.procedure.Unclear if the words say no attack, or one that the rules bar here
     */
    Scenario<?, ?, ?> attack(Scenario<?, ?, ?> scenario, String words);

    /**
     * What each change of one thing would make of the first finding of a scenario, as far as it would change it.
     *
     * @param asItIs the first finding of the scenario itself
     * @param budget how many different situations may be looked at for each change; one that takes more is named without its finding
     */
    List<Chances.Change> changes(Scenario<?, ?, ?> scenario, Outlook asItIs, int budget);
}
