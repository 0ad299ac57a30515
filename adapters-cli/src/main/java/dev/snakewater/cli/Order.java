package dev.snakewater.cli;

import dev.snakewater.application.procedure.Seat;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;

/** What somebody at the table can ask of the program, beside answering its questions. */
sealed interface Order {

    /** What can be typed. */
    record Help() implements Order {}

    /** The table of how things stand. */
    record State() implements Order {}

    /** The numbers behind the throw, with their rules. */
    record Why() implements Order {}

    /** What is barred, and by which rules. */
    record Barred() implements Order {}

    /** How the throw, or the options, can come out. */
    record Odds() implements Order {}

    /** What there is to know of a fighter. */
    record Sheet(Name who) implements Order {}

    /** What happened in this turn and the one before it, and what was taken back. */
    record Log() implements Order {}

    /** Everything that happened. */
    record Tell() implements Order {}

    /** How everybody's dice have fallen. */
    record Lucks() implements Order {}

    /** A rule, or what rules speak of. */
    record LookUp(String words) implements Order {}

    /** Adds to a number of the throw that is asked for. */
    record Add(String words) implements Order {}

    /** Allows what is barred. */
    record Allow(String word) implements Order {}

    /** Amends something by hand. */
    record Amend(String words) implements Order {}

    /** Rules otherwise from the next turn on. */
    record Ruling(String words) implements Order {}

    /** Takes so many answers of hers back. */
    record Undo(int answers) implements Order {}

    /** Brings so many back. */
    record Redo(int answers) implements Order {}

    /** Lets the program throw, this once; the dice may be named. */
    record Roll(String dice) implements Order {}

    /** Who throws the dice of these fighters from now on. */
    record DiceOf(List<Name> who, Seat.Dice dice) implements Order {}

    /** Who decides for these fighters from now on; a person, if it is no policy. */
    record Hand(List<Name> who, Optional<String> policy) implements Order {}

    /** Keeps the fight in a file of her own, even in the place of one that is there; says where it is kept, if none is named. */
    record Save(Optional<String> file, boolean force) implements Order {}

    /** Leaves the table. */
    record Quit() implements Order {}

    /** It is no order as it stands; what would be right. */
    record Mistaken(String message) implements Order {}
}
