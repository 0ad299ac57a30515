package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import java.util.List;

/** One attack: the weather, the weapon, the gate of blind fire, the to-hit roll, damage, system shock. */
final class ToHitProcedure implements Procedure<ToHitSituation, ExpOutcome> {

    @Override
    public Next<ToHitSituation, ExpOutcome> step(ToHitSituation now, Table table) {
        return now.phase().step(now, table);
    }

    @Override
    public List<Choice<ToHitSituation>> amendments(ToHitSituation now) {
        return now.phase().amendments(now);
    }

    @Override
    public List<Choice<ToHitSituation>> rulings(ToHitSituation now) {
        return now.phase().rulings(now);
    }

    @Override
    public ExpOutcome calledOff(ToHitSituation now) {
        return now.phase().calledOff(now);
    }
}
