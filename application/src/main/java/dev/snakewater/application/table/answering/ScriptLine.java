package dev.snakewater.application.table.answering;

import dev.snakewater.domain.combatant.Name;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Answers given in advance, one or several in turn, by whom and to which question: {@code Skag, burst: 30, 17, 96}. */
public record ScriptLine(Name by, String to, List<String> answers) {

    public ScriptLine {
        answers = List.copyOf(answers);
    }

    @Override
    public String toString() {
        return by + ", " + to + ": " + String.join(", ", answers);
    }

    /** Parses a line; empty if it is not of the form {@code who, what: answer, answer}. */
    public static Optional<ScriptLine> of(String written) {
        int colon = written.indexOf(':');
        int comma = written.indexOf(',');
        if (comma < 0 || colon < comma) {
            return Optional.empty();
        }
        String by = written.substring(0, comma).strip();
        String to = written.substring(comma + 1, colon).strip();
        List<String> answers = Arrays.stream(written.substring(colon + 1).split(",", -1))
                .map(String::strip)
                .toList();
        if (!Name.isProper(by) || to.isEmpty() || answers.stream().anyMatch(String::isEmpty)) {
            return Optional.empty();
        }
        return Optional.of(new ScriptLine(new Name(by), to, answers));
    }
}
