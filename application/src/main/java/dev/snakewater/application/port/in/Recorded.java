package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.rule.Mending;
import java.util.List;
import java.util.Optional;

/**
 * A fight on record.
 *
 * @param file where it is kept
 * @param scenario what was played
 * @param dice where its dice came from
 * @param answers the answers that stand, in order
 * @param dropped what of the file was left out, because its last line is torn
 * @param lines the complete lines, as they stand in the file, without those of answers that were taken back
 * @param acts everything that was done, in order
 * @param edition the edition of the rules that it was played by
 */
public record Recorded(
        String file,
        Scenario<?, ?, ?> scenario,
        Account.DiceSource dice,
        List<Answer> answers,
        Optional<String> dropped,
        List<Line> lines,
        List<Act> acts,
        int edition) {

    public Recorded {
        answers = List.copyOf(answers);
        lines = List.copyOf(lines);
        acts = List.copyOf(acts);
    }

    /** A fight in which nothing was taken back, played by the first edition of the rules. */
    public Recorded(
            String file,
            Scenario<?, ?, ?> scenario,
            Account.DiceSource dice,
            List<Answer> answers,
            Optional<String> dropped,
            List<Line> lines) {
        this(
                file,
                scenario,
                dice,
                answers,
                dropped,
                lines,
                answers.stream().<Act>map(Act.Answered::new).toList(),
                Mending.FIRST_EDITION);
    }

    /**
     * A line of a record.
     *
     * @param number which line of the file, counted from 1
     * @param text what stands in it
     */
    public record Line(int number, String text) {}
}
