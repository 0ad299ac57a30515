package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** What a game master did at a table, whatever the rule text. What she adds to numbers stands in their tallies. */
public sealed interface GameMasterEvent extends Event {

    /**
     * She allowed what is barred.
     *
     * @param by who does it
     * @param to what was to be chosen
     * @param word what is done all the same
     * @param despite the rules that bar it
     */
    record Allowed(Name by, String to, String word, List<Rule> despite) implements GameMasterEvent {

        public Allowed {
            despite = List.copyOf(despite);
        }
    }

    /**
     * She amended something by hand.
     *
     * @param whose whose it is
     * @param what what it is
     * @param to what it is from now on
     */
    record Amended(Name whose, String what, String to) implements GameMasterEvent {}

    /**
     * She rules otherwise from the next turn on, or at once.
     *
     * @param what which ruling
     * @param to how it is from then on
     * @param atOnce whether it counts at once, because nothing is played in turns
     */
    record Ruled(String what, String to, boolean atOnce) implements GameMasterEvent {}
}
