package dev.snakewater.application.table;

import dev.snakewater.application.words.Party;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
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

    /** Somebody will enter the fight when the next turn begins, for a side that is there or a new one. */
    record Entering(Name who, Name like, Side side, boolean newSide) implements GameMasterEvent {

        /** Returns the side in a sentence. */
        public Party party() {
            return Party.of(side.text(), List.of(who, like));
        }
    }

    /** Somebody entered the fight with the sheet of another, for a side that was there or a new one. */
    record Entered(Name who, Name like, Side side, boolean newSide) implements GameMasterEvent {

        /** Returns the side in a sentence. */
        public Party party() {
            return Party.of(side.text(), List.of(who, like));
        }
    }

    /** Somebody will leave the fight when the next turn begins. */
    record Leaving(Name who) implements GameMasterEvent {}

    /** Somebody left the fight alive. */
    record Departed(Name who) implements GameMasterEvent {}
}
