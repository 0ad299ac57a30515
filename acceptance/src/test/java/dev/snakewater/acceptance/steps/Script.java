package dev.snakewater.acceptance.steps;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.table.Throw;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What an example says of dice and decisions, and what goes without saying in it. */
final class Script {

    /** An answer of a turn, if it matters which. */
    private record Line(Optional<Integer> turn, String by, String to, String answer) {

        boolean answers(int now, Question question) {
            return turn.filter(meant -> meant != now).isEmpty()
                    && by.equals(question.by().text())
                    && to.equalsIgnoreCase(question.name())
                    && question instanceof Throw == answer.matches("[-+0-9 ]+");
        }

        @Override
        public String toString() {
            return turn.map(number -> "turn " + number + ": ").orElse("") + by + ", " + to + ": " + answer;
        }
    }

    private final List<Line> lines = new ArrayList<>();
    private final Map<String, String> usual = new LinkedHashMap<>();

    /** The same, to be used up. */
    Script copy() {
        Script copy = new Script();
        copy.lines.addAll(lines);
        copy.usual.putAll(usual);
        return copy;
    }

    /** Somebody answers this, one after the other. */
    void says(Optional<Integer> turn, String line) {
        ScriptLine said = ScriptLine.of(line).orElseThrow(() -> new AssertionError("no line of a script: " + line));
        said.answers().forEach(answer -> lines.add(new Line(turn, said.by().text(), said.to(), answer)));
    }

    /** Whoever is asked this answers so, if the example says nothing else; {@code *} is whatever stands first. */
    void usually(String to, String answer) {
        usual.put(to, answer);
    }

    /** The answer to this question of a turn, which is used up by that; none if the example does not say it. */
    Optional<Answer> answer(int turn, Question question) {
        Optional<Line> said =
                lines.stream().filter(line -> line.answers(turn, question)).findFirst();
        said.ifPresent(lines::remove);
        return said.map(Line::answer)
                .or(() -> Optional.ofNullable(usual.get(question.name())))
                .map(words -> answer(question, words));
    }

    /** What nobody has asked for yet. */
    List<String> leftOver() {
        return lines.stream().map(Line::toString).toList();
    }

    private static Answer answer(Question question, String words) {
        return switch (question) {
            case Throw what -> Answer.of(what, what.dice().told(words));
            case Choice<?> choice -> chosen(choice, words);
        };
    }

    private static <A> Answer chosen(Choice<A> choice, String words) {
        return Answer.of(choice, words.equals("*") ? choice.options().getFirst() : choice.chosen(words));
    }
}
