package dev.snakewater.application.session;

import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RecordingTable.Thrown;
import dev.snakewater.domain.dice.Distribution;
import java.util.List;

/**
 * A throw that can be good or bad.
 *
 * @param asGood how likely it was to be as good or better
 * @param better what share of all that could have fallen was worse; what is equal counts half
 * @param variance how far that share lies from one half as a rule, squared
 */
record JudgedThrow(Thrown thrown, double asGood, double better, double variance) {

    static JudgedThrow of(Thrown thrown, Throw.Wanted wanted) {
        int sign = wanted == Throw.Wanted.HIGH ? 1 : -1;
        int total = sign * thrown.fall().total();
        List<Distribution.Weighted> falls =
                Distribution.ofTotals(thrown.what().dice()).falls();
        double worse = 0;
        double same = 0;
        double cubes = 0;
        for (Distribution.Weighted one : falls) {
            double chance = one.ways().chance().toDouble();
            int shown = sign * one.fall().total();
            worse += shown < total ? chance : 0;
            same += shown == total ? chance : 0;
            cubes += chance * chance * chance;
        }
        // The variance of ranks with ties: a twelfth less a twelfth of the sum of the cubes of the chances.
        return new JudgedThrow(thrown, 1 - worse, worse + same / 2, (1 - cubes) / 12);
    }

    /** Returns how much better than expected these throws were, by how far such throws lie apart as a rule. */
    static double standardised(List<JudgedThrow> all) {
        double spread = all.stream().mapToDouble(JudgedThrow::variance).sum();
        double off = all.stream().mapToDouble(one -> one.better - 0.5).sum();
        return spread == 0 ? 0 : off / Math.sqrt(spread);
    }

    /** Returns the share that was worse, on average. */
    static double better(List<JudgedThrow> all) {
        return all.stream().mapToDouble(JudgedThrow::better).average().orElse(0.5);
    }
}
