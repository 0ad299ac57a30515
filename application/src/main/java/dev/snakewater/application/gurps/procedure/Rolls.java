package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/** The throws of the chart, each by the rule of the box: only six-sided dice, most of them three (GR-1, GR-2). */
final class Rolls {

    private static final DicePool THREE = new DicePool(3, Die.ofSides(6), 0);

    private Rolls() {}

    static Fall threeDice(ChartedAttack attack, Name by, String what, Table table) {
        return table.roll(by, what, THREE, attack.box());
    }

    static Fall oneDie(ChartedAttack attack, Name by, String what, int sides, Table table) {
        return table.roll(by, what, new DicePool(1, Die.ofSides(sides), 0), attack.box());
    }

    static Tally ht(ChartedAttack attack, String of) {
        return Tally.of(attack.whom(), of, attack.person().ht(), "ht", attack.box());
    }

    /** A roll on DX or HT, and what becomes of him if it fails. */
    static BoxResult.Checked check(ChartedAttack attack, Tally asWritten, Table table, Condition... ifFailed) {
        Tally number = table.count(asWritten);
        Fall fall = threeDice(attack, number.whose(), number.of(), table);
        boolean made = SuccessRoll.succeeds(fall.total(), number.total());
        return new BoxResult.Checked(number.whose(), number, fall, made, made ? List.of() : List.of(ifFailed));
    }
}
