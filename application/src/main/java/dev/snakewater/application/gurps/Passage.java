package dev.snakewater.application.gurps;

import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.chart.Exit;
import java.util.Optional;

/**
 * What came of a box.
 *
 * @param after the attack, standing at the box that comes next
 * @param exit the exit it took; none if the box is not done yet
 * @param found what was found
 */
record Passage(ChartedAttack after, Optional<Exit> exit, Found found) {

    /**
     * The attack leaves its box by the exit to another.
     *
     * @throws IllegalStateException if the chart has no such exit
     */
    static Passage to(int next, ChartedAttack after, Found found) {
        return by(after.box().exit(next), after, found);
    }

    /** The attack leaves its box by the second of two exits to the same box. */
    static Passage bySecond(int next, ChartedAttack after, Found found) {
        return by(after.box().secondExit(next), after, found);
    }

    /** The attack stays: the box throws again. */
    static Passage stays(ChartedAttack after, Found found) {
        return new Passage(after, Optional.empty(), found);
    }

    private static Passage by(Exit exit, ChartedAttack after, Found found) {
        return new Passage(after.at(Box.of(exit.to())), Optional.of(exit), found);
    }
}
