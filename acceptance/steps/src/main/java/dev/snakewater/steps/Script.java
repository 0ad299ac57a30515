package dev.snakewater.steps;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.UnansweredQuestion;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.application.table.answering.ScriptedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What an example says of dice and decisions. */
public final class Script {

    private final List<ScriptLine> lines = new ArrayList<>();

    /** Somebody answers this. */
    void says(String line) {
        lines.add(ScriptLine.of(line).orElseThrow(() -> new AssertionError("no line of a script: " + line)));
    }

    /** Answers from its beginning. */
    public Answers answers() {
        return new Answers.Scripted(new ScriptedTable(lines));
    }

    /** What a table answers to a question; none if it has nothing to say. */
    public static Optional<Answer> answer(ScriptedTable table, Question question) {
        try {
            return Optional.of(
                    switch (question) {
                        case Throw what -> Answer.of(what, table.roll(what));
                        case Choice<?> choice -> chosen(choice, table);
                    });
        } catch (UnansweredQuestion unanswered) {
            return Optional.empty();
        }
    }

    private static <A> Answer chosen(Choice<A> choice, ScriptedTable table) {
        return Answer.of(choice, table.pick(choice));
    }
}
