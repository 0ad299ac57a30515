package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Called;
import dev.snakewater.domain.field.Unwrapped;

/** Something done at a table. Entries are only ever added: what is taken back stays on record. */
public sealed interface HistoryEntry permits Answer, HistoryEntry.Undone, HistoryEntry.Redone, HistoryEntry.Handed {

    /** The last answers were undone, at least one. */
    record Undone(@Called("undone") int answers) implements HistoryEntry {}

    /** Undone answers were redone, at least one. */
    record Redone(@Called("redone") int answers) implements HistoryEntry {}

    /** A fighter was handed to somebody else, who plays him from now on. */
    record Handed(@Called("handed") Name who, @Unwrapped Seat seat) implements HistoryEntry {}
}
