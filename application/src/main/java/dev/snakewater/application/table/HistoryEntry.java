package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.field.Called;
import dev.snakewater.domain.field.Unwrapped;

/** Something done at a table. Entries are only ever added: what is taken back stays on record. */
public sealed interface HistoryEntry
        permits Answer,
                HistoryEntry.Undone,
                HistoryEntry.Redone,
                HistoryEntry.Handed,
                HistoryEntry.Rolled,
                HistoryEntry.Noted {

    /** The last answers were undone, at least one. */
    record Undone(@Called("undone") int answers) implements HistoryEntry {}

    /** Undone answers were redone, at least one. */
    record Redone(@Called("redone") int answers) implements HistoryEntry {}

    /** A fighter was handed to somebody else, who plays him from now on. */
    record Handed(@Called("handed") Name who, @Unwrapped Seat seat) implements HistoryEntry {}

    /** Dice were rolled that nobody asked for: they touch nothing, and are told where they fell. */
    record Rolled(
            @Called("rolled") DicePool dice,
            @Called("showed") Fall fall) implements HistoryEntry {}

    /** Somebody wrote something down that belongs into the story. */
    record Noted(@Called("noted") String text) implements HistoryEntry {}
}
