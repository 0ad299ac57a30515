package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Event;
import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.chart.Exit;
import java.util.Optional;

/**
 * The attack passed a box of the chart, or threw dice in it and stays.
 *
 * @param box the number of the box
 * @param title what it does or asks
 * @param found what was found there
 * @param to the number of the box that comes next; none at an end, and none where the box is not done yet
 * @param why in which case the exit is taken; empty where none is
 */
public record BoxPassed(int box, String title, Found found, Optional<Integer> to, String why) implements Event {

    static BoxPassed of(Box box, Passage passage) {
        return new BoxPassed(
                box.number(),
                box.title(),
                passage.found(),
                passage.exit().map(Exit::to),
                passage.exit().map(Exit::when).orElse(""));
    }

    static BoxPassed end(Box box, Found found) {
        return new BoxPassed(box.number(), box.title(), found, Optional.empty(), "");
    }
}
