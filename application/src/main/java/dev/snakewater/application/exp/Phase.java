package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import java.util.List;

/** What comes next in an attack. */
public sealed interface Phase permits Attacking, Striking {

    /** Plays it. */
    Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table);

    /** Returns how things stand if it is broken off here. */
    ExpOutcome brokenOff();

    /** Returns what a referee may amend by hand before it. */
    List<Choice<Phase>> amendments();

    /** Returns how she may rule before it. */
    default List<Choice<Phase>> rulings() {
        return List.of();
    }

    /** Returns how everybody stands. */
    List<Stand> stands();
}
