package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.History;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Answer;
import java.util.List;
import java.util.Optional;

/**
 * A recorded fight.
 *
 * @param dropped the torn last line of the file, if there is one
 * @param lines the complete lines of the file, without those of undone answers
 * @param edition the edition of the rules that it was played by
 */
public record Recorded(
        String file,
        Scenario<?, ?> scenario,
        FightReport.DiceSource dice,
        Optional<String> dropped,
        List<Line> lines,
        History history,
        int edition) {

    public Recorded {
        lines = List.copyOf(lines);
    }

    /** Returns the answers that still count, in order. */
    public List<Answer> answers() {
        return history.answers();
    }

    /** A line of a record, counted from 1. */
    public record Line(int number, String text) {}
}
