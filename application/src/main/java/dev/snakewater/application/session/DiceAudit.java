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
        int dice = thrown.stream().mapToInt(one -> one.what().dice().count()).sum();
        int total = thrown.stream()
                .mapToInt(one -> one.fall().total() - one.what().dice().plus())
                .sum();
        DicePool one = new DicePool(1, die, 0);
        Chance expected = one.mean().times(dice);
        return new DiceStatistics(
                who,
                die,
                thrown.size(),
                total,
                expected,
                Math.sqrt(one.variance().times(dice).toDouble()),
                asFar(dice, die, total, expected.toDouble()));
    }

    /** Works out the exact distribution of the sum, in doubles, one die after the other. */
    private static double asFar(int dice, Die die, int total, double mean) {
        double[] chances = {1};
        for (int i = 0; i < dice; i++) {
            chances = withOneMore(chances, die);
        }
        int least = dice * die.lowest();
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
