package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.function.IntFunction;

/** The throws of the chart, each by the rule of the box: only six-sided dice, most of them three (GR-1, GR-2). */
final class Rolls {

    private static final DicePool THREE = new DicePool(3, Die.ofSides(6), 0);

    private Rolls() {}

    /** What becomes of somebody by a roll against a number. */
    interface Consequences {
        List<Condition> of(int roll, int number);
    }

    private record Check(boolean made, List<Condition> then) {}

    static <R> Throw.Read<R> threeDice(
            ChartedAttack attack, Name by, String what, IntFunction<R> reading, Table table) {
        return table.read(by, what, THREE, reading, attack.box());
    }

    static <R> Throw.Read<R> oneDie(
            ChartedAttack attack, Name by, String what, int sides, IntFunction<R> reading, Table table) {
        return table.read(by, what, new DicePool(1, Die.ofSides(sides), 0), reading, attack.box());
    }

    static Tally ht(ChartedAttack attack, String of) {
        return Tally.of(attack.whom(), of, attack.person().ht(), "ht", attack.box());
    }

    /** A roll on DX or HT, and what becomes of him if it fails. */
    static BoxResult.Checked check(ChartedAttack attack, Tally asWritten, Table table, Condition... ifFailed) {
        List<Condition> failed = List.of(ifFailed);
        return check(
                attack,
                asWritten,
                table,
                (roll, number) -> SuccessRoll.succeeds(roll, number) ? List.of() : failed);
    }

    /** A roll on DX or HT, and what becomes of him by it. */
    static BoxResult.Checked check(ChartedAttack attack, Tally asWritten, Table table, Consequences consequences) {
        Tally tally = table.count(asWritten);
        int number = tally.total();
        Throw.Read<Check> roll = threeDice(
                attack,
                tally.whose(),
                tally.of(),
                total -> new Check(SuccessRoll.succeeds(total, number), consequences.of(total, number)),
                table);
        Check check = roll.result();
        return new BoxResult.Checked(tally.whose(), tally, roll.fall(), check.made, check.then);
    }
}
