package dev.snakewater.application.session;

import dev.snakewater.application.port.in.FightAtTable.DiceStatistics;
import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Die;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Compares rolled totals with their expectation. */
final class DiceAudit {

    private DiceAudit() {}

    /** The luck of everybody who threw, with each kind of dice, in the order in which they first did. */
    static List<DiceStatistics> luck(List<RecordingTable.Thrown> thrown) {
        Map<Name, Map<Die, List<RecordingTable.Thrown>>> byWhom = new LinkedHashMap<>();
        thrown.forEach(one -> byWhom.computeIfAbsent(one.what().by(), none -> new LinkedHashMap<>())
                .computeIfAbsent(one.what().dice().die(), none -> new ArrayList<>())
                .add(one));
        return byWhom.entrySet().stream()
                .flatMap(who -> who.getValue().entrySet().stream()
                        .map(with -> luck(who.getKey(), with.getKey(), with.getValue())))
                .toList();
    }

    private static DiceStatistics luck(Name who, Die die, List<RecordingTable.Thrown> thrown) {
        List<DicePool> pools = thrown.stream()
                .map(one -> new DicePool(one.what().dice().count(), die, 0))
                .toList();
        int total = thrown.stream()
                .mapToInt(one -> one.fall().total() - one.what().dice().plus())
                .sum();
        Chance expected = Chance.NONE;
        Chance variance = Chance.NONE;
        for (DicePool pool : pools) {
            expected = expected.plus(pool.mean());
            variance = variance.plus(pool.variance());
        }
        return new DiceStatistics(
                who,
                die,
                thrown.size(),
                total,
                expected,
                Math.sqrt(variance.toDouble()),
                asFar(pools, total, expected));
    }

    /** The exact distribution of the sum, in doubles: one die after the other. */
    private static double asFar(List<DicePool> pools, int total, Chance expected) {
        double[] chances = {1};
        int least = 0;
        for (DicePool pool : pools) {
            least += pool.least();
            for (int i = 0; i < pool.count(); i++) {
                chances = withOneMore(chances, pool.die());
            }
        }
        double mean = expected.toDouble();
        double off = Math.abs(total - mean) - 1e-9;
        double sum = 0;
        for (int i = 0; i < chances.length; i++) {
            sum += Math.abs(least + i - mean) >= off ? chances[i] : 0;
        }
        return sum > 1 - 1e-9 ? 1 : sum;
    }

    /** A running sum over as many entries as the die has sides. */
    private static double[] withOneMore(double[] chances, Die die) {
        double[] sums = new double[chances.length + 1];
        for (int i = 0; i < chances.length; i++) {
            sums[i + 1] = sums[i] + chances[i];
        }
        double[] more = new double[chances.length + die.sides() - 1];
        Arrays.setAll(
                more,
                i -> (sums[Math.min(i + 1, chances.length)] - sums[Math.max(0, i + 1 - die.sides())]) / die.sides());
        return more;
    }
}
