package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;

/** What comes next in an attack, which plays itself. */
sealed interface Phase permits Attacking, Striking {

    Next<ToHitSituation, ExpOutcome> play(ToHitSituation now, Table table);
}
