package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** An intervention of the game master, under any rule text. Her modifiers stand in the tallies. */
public sealed interface GameMasterEvent extends Event {

    /** She allowed somebody a forbidden option, despite these rules. */
    record Allowed(Name by, String to, String word, List<Rule> despite) implements GameMasterEvent {

        public Allowed {
            despite = List.copyOf(despite);
        }
    }

    /** She amended something of somebody's. */
    record Amended(Name whose, String what, String to) implements GameMasterEvent {}

    /** She changed a ruling: at once, or from the next turn on if there are turns. */
    record Ruled(String what, String to, boolean atOnce) implements GameMasterEvent {}
}
