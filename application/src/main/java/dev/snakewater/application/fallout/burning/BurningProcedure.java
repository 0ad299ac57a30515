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
        return switch (burning.phase()) {
            case Phase.Kindling kindling -> FireSteps.kindle(burning, kindling);
            case Phase.Beginning beginning -> StreamSteps.begin(burning, table);
            case Phase.Firing firing -> StreamSteps.decide(burning, table);
            case Phase.Streaming streaming -> StreamSteps.stream(burning, streaming, table);
            case Phase.Locating locating -> StreamSteps.locate(burning, locating, table);
            case Phase.Biting biting -> FireSteps.bite(burning, biting, table);
            case Phase.Ending ending -> FireSteps.end(burning, ending);
        };
    }

    @Override
    public List<Choice<Burning>> amendments(Burning burning) {
        return new BurningAmendments(burning).all();
    }

    @Override
    public List<Choice<Burning>> rulings(Burning burning) {
        Hearth hearth = burning.hearth();
        return RulingChoices.of(
                Rulings.DECLARED, hearth.rulings(), rulings -> burning.withHearth(hearth.withRulings(rulings)));
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
