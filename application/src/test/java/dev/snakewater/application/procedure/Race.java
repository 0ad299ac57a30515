package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.HouseRule;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/** The smallest thing that can be played: Bob walks, or rolls a die and runs so far, until he has come ten steps. */
final class Race implements Procedure<Integer, String> {

    static final Name BOB = new Name("Bob");

    /** Bob has come so far. */
    record Came(int steps) implements Event {}

    @Override
    public Next<Integer, String> step(Integer steps, Table table) {
        boolean runs = table.choose(Choice.among(BOB, "pace", List.of("walk", "run", "fly"), HouseRule.ASKS)
                        .barring(pace -> pace.equals("fly") ? List.of(HouseRule.FORBIDS) : List.of()))
                .equals("run");
        int further = runs
                ? table.roll(new Throw(BOB, "run", DicePool.of("1d6"), Throw.Reads.TOTAL, HouseRule.ASKS))
                        .total()
                : 1;
        int now = steps
                + table.count(Tally.of(BOB, "steps", further, "pace", HouseRule.ASKS))
                        .total();
        if (runs || steps % 2 == 0) { // Every other walk is silent, and a turn all the same.
            table.tell(new Came(now), HouseRule.ASKS);
        }
        return now >= 10 ? new Next.Done<>("home") : new Next.Go<>(now, true);
    }

    @Override
    public String calledOff(Integer steps) {
        return "after " + steps;
    }
}
