package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import java.util.List;

/** One attack: the weather, the weapon, the gate of blind fire, the to-hit roll, damage, system shock. */
final class ToHitProcedure implements Procedure<ToHitSituation, ExpOutcome> {

    @Override
    public Next<ToHitSituation, ExpOutcome> step(ToHitSituation situation, Table table) {
        return situation.phase().play(situation, table);
    }

    @Override
    public List<Choice<ToHitSituation>> amendments(ToHitSituation situation) {
        return in(situation, situation.phase().amendments());
    }

    @Override
    public List<Choice<ToHitSituation>> rulings(ToHitSituation situation) {
        return in(situation, situation.phase().rulings());
    }

    @Override
    public ExpOutcome calledOff(ToHitSituation situation) {
        return situation.phase().brokenOff().withThrown(situation.thrown());
    }

    private static List<Choice<ToHitSituation>> in(ToHitSituation situation, List<Choice<Phase>> choices) {
        return choices.stream()
                .<Choice<ToHitSituation>>map(choice -> choice.leadingTo(situation::at))
                .toList();
    }
}
