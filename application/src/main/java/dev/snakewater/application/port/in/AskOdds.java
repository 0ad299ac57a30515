package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Scenario;
import java.util.List;
import java.util.function.BiConsumer;

/** Works out exactly how likely each end of a scenario is, everybody deciding by the policy of his sheet. */
public interface AskOdds {

    /** How many different situations are looked at, if nobody says otherwise. */
    int USUAL_BUDGET = 2_000_000;

    /**
     * The odds of a scenario.
     *
     * @param budget how many different situations may be looked at, at least 1
     * @param progress hears now and then how far it has got: the turn that is being looked at, and how many situations there have been
     */
    <C, S, O> Chances of(Scenario<C, S, O> scenario, int budget, BiConsumer<Integer, Integer> progress);

    /**
     * One attack within a scenario, as a scenario of its own.
     *
     * @param words the attack, such as {@code Bob shoots Joe}
     * @throws dev.snakewater.application.procedure.Unclear if the words say no attack, or one that the rules bar here
     */
    <C> Scenario<?, ?, ?> attack(Scenario<C, ?, ?> scenario, String words);

    /**
     * What each change of one thing would make of the first finding of a scenario, as far as it would change it.
     *
     * @param asItIs the first finding of the scenario itself
     * @param budget how many different situations may be looked at for each change; one that takes more is named without its finding
     */
    <C, S, O> List<Chances.Change> changes(Scenario<C, S, O> scenario, Outlook asItIs, int budget);
}
