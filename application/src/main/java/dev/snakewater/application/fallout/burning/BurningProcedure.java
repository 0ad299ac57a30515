package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fallout.Rulings;
import java.util.List;

/** Seconds of the stream, and rounds of fire, until nobody fires and nobody burns (FO-29 to FO-32). */
final class BurningProcedure implements Procedure<Burning, BurningOutcome> {

    @Override
    public Next<Burning, BurningOutcome> step(Burning burning, Table table) {
        return burning.phase().play(burning, table);
    }

    @Override
    public List<Choice<Burning>> amendments(Burning burning) {
        return BurningAmendments.of(burning);
    }

    @Override
    public List<Choice<Burning>> rulings(Burning burning) {
        return RulingChoices.of(Rulings.DECLARED, burning.rulings(), burning::withRulings);
    }

    @Override
    public boolean inTurns() {
        return true;
    }

    @Override
    public BurningOutcome calledOff(Burning burning) {
        return BurningOutcome.of(burning);
    }
}
