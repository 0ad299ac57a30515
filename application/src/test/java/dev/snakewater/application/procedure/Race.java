package dev.snakewater.application.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import java.util.List;

/** The smallest thing that can be played: Bob walks, or rolls a die and runs so far, until he has come ten steps. */
final class Race implements Procedure<Integer, String> {

    static final Name BOB = new Name("Bob");

    /** Its one rule. */
    enum RaceRule implements Rule {
        R_1;

        @Override
        public String id() {
            return "R-1";
        }

        @Override
        public String title() {
            return "Running";
        }

        @Override
        public RuleKind kind() {
            return RuleKind.APPLIED;
        }
    }

    /** Bob has come so far. */
    record Came(int steps) implements Event {}

    @Override
    public Next<Integer, String> step(Integer steps, Table table) {
        boolean runs = table.choose(Choice.among(BOB, "pace", List.of("walk", "run", "fly"), RaceRule.R_1)
                        .barring(pace -> pace.equals("fly") ? List.of(RaceRule.R_1) : List.of()))
                .equals("run");
        int further = runs
                ? table.roll(new Throw(BOB, "run", DicePool.of("1d6"), Throw.Reads.TOTAL, RaceRule.R_1))
                        .total()
                : 1;
        int now = steps
                + table.count(Tally.of(BOB, "steps", further, "pace", RaceRule.R_1))
                        .total();
        table.tell(new Came(now), RaceRule.R_1);
        return now >= 10 ? new Next.Done<>("home") : new Next.Go<>(now, true);
    }

    @Override
    public String calledOff(Integer steps) {
        return "after " + steps;
    }
}
