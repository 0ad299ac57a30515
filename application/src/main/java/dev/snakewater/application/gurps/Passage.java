package dev.snakewater.application.gurps;

import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.chart.Exit;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/**
 * What came of a box.
 *
 * @param after the attack, standing at the box that comes next
 * @param exit the exit it took; none if the box is not done yet
 * @param found what was found
 * @param also the rules beside the box's own that made it so
 */
record Passage(ChartedAttack after, Optional<Exit> exit, Found found, List<Rule> also) {

    /**
     * The attack leaves its box by the exit to another.
     *
     * @throws IllegalStateException if the chart has no such exit
     */
    static Passage to(int next, ChartedAttack after, Found found) {
        return by(after.box().exit(next), after, found);
    }

    /** The same where nothing is found but the way out. */
    static Passage to(int next, ChartedAttack after) {
        return to(next, after, new Found.Nothing());
    }

    /** The attack leaves its box by the second of two exits to the same box. */
    static Passage bySecond(int next, ChartedAttack after, Found found) {
        return by(after.box().secondExit(next), after, found);
    }

    /** The attack stays: the box throws again. */
    static Passage stays(ChartedAttack after, Found found) {
        return new Passage(after, Optional.empty(), found, List.of());
    }

    /** This by rules beside the box's own. */
    Passage citing(List<Rule> rules) {
        return new Passage(after, exit, found, rules);
    }

    private static Passage by(Exit exit, ChartedAttack after, Found found) {
        return new Passage(after.withBox(Box.of(exit.to())), Optional.of(exit), found, List.of());
    }
}
