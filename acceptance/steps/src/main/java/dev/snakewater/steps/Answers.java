package dev.snakewater.steps;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.answering.ScriptedTable;
import java.util.List;
import java.util.Optional;

/** What an example answers when somebody is asked something. */
public interface Answers {

    /** The answer to what is asked; none where the example says nothing. */
    Optional<Answer> to(FightAtTable at);

    /** What the example says and nobody asked for. */
    List<String> leftOver();

    /** The answers of a script. */
    record Scripted(ScriptedTable table) implements Answers {
        @Override
        public Optional<Answer> to(FightAtTable at) {
            return at.question().flatMap(question -> Script.answer(table, question));
        }

        @Override
        public List<String> leftOver() {
            return table.leftOver();
        }
    }
}
