package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.function.BiFunction;

/** The throws of the chart: only six-sided dice, most of them three (GR-1, GR-2). */
final class Rolls {

    private static final DicePool THREE = new DicePool(3, Die.ofSides(6), 0);

    private Rolls() {}

    /** Somebody's 3d, for a box. */
    static Fall threeDice(Name by, String what, Gurps3Rule why, Table table) {
        return table.roll(by, what, THREE, why);
    }

    /** Somebody's one die, of six sides unless it must be shared out otherwise. */
    static Fall oneDie(Name by, String what, int sides, Gurps3Rule why, Table table) {
        return table.roll(by, what, new DicePool(1, Die.ofSides(sides), 0), why);
    }

    /** A roll on DX or HT: what becomes of him if it fails. */
    static Found.Checked check(Tally asWritten, Condition ifFailed, Gurps3Rule why, Table table) {
        return check(asWritten, (number, fall) -> List.of(ifFailed), why, table);
    }

    /** A roll on DX or HT, where it depends on the dice what becomes of him if it fails. */
    static Found.Checked check(
            Tally asWritten, BiFunction<Tally, Fall, List<Condition>> ifFailed, Gurps3Rule why, Table table) {
        Tally number = table.count(asWritten);
        Fall fall = threeDice(number.whose(), number.of(), why, table);
        boolean made = SuccessRoll.succeeds(fall.total(), number.total());
        return new Found.Checked(number.whose(), number, fall, made, made ? List.of() : ifFailed.apply(number, fall));
    }
}
