package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** An intervention of the game master, under any rule text. Her modifiers stand in the tallies. */
public sealed interface GameMasterEvent extends Event {

    /**
     * She allowed a forbidden option.
     *
     * @param by who does it
     * @param to what was to be chosen
     * @param word the option
     * @param despite the rules that forbid it
     */
    record Allowed(Name by, String to, String word, List<Rule> despite) implements GameMasterEvent {

        public Allowed {
            despite = List.copyOf(despite);
        }
    }

    /**
     * She amended something.
     *
     * @param whose whose it is
     * @param what what it is
     * @param to the new value
     */
    record Amended(Name whose, String what, String to) implements GameMasterEvent {}

    /**
     * She changed a ruling.
     *
     * @param what which ruling
     * @param to the new reading
     * @param atOnce whether it counts at once, because there are no turns; otherwise from the next turn on
     */
    record Ruled(String what, String to, boolean atOnce) implements GameMasterEvent {}
}
