package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.table.Answer;
import java.util.List;
import java.util.Optional;

/**
 * A fight on record.
 *
 * @param file where it is kept
 * @param scenario what was played
 * @param dice where its dice came from
 * @param answers the answers given, in order
 * @param dropped what of the file was left out, because its last line is torn
 * @param lines the complete lines, as they stand in the file
 */
public record Recorded(
        String file,
        Scenario<?, ?, ?> scenario,
        Account.DiceSource dice,
        List<Answer> answers,
        Optional<String> dropped,
        List<String> lines) {

    /** Copies the lists. */
    public Recorded {
        answers = List.copyOf(answers);
        lines = List.copyOf(lines);
    }
}
