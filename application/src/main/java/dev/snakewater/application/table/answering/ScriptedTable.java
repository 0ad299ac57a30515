package dev.snakewater.application.table.answering;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.UnansweredQuestion;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.dice.NoSuchFallException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A table that answers from a script, by who is asked and for what; answers to the same question are given in the order written. It stops
 * at the first question without an answer by throwing {@link UnansweredQuestion}.
 */
public final class ScriptedTable implements Table {

    private final SortedMap<String, Deque<String>> answers = new TreeMap<>();

    /** Answers from this script. */
    public ScriptedTable(List<ScriptLine> script) {
        for (ScriptLine line : script) {
            answers.computeIfAbsent(key(line.by(), line.to()), key -> new ArrayDeque<>())
                    .addAll(line.answers());
        }
    }

    @Override
    public Fall roll(Throw what) {
        String told = next(what);
        try {
            return what.dice().told(told);
        } catch (NoSuchFallException impossible) {
            throw new RefusedException(what, impossible);
        }
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        return pick(choice).answer();
    }

    @Override
    public <A> Choice.Option<A> pick(Choice<A> choice) {
        return choice.chosen(next(choice));
    }

    /** Returns the answers that nobody asked for, each as {@code who, what: answer}. */
    public List<String> leftOver() {
        return answers.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(answer -> entry.getKey() + ": " + answer))
                .toList();
    }

    private String next(Question question) {
        Deque<String> told = answers.getOrDefault(key(question.by(), question.name()), new ArrayDeque<>());
        if (told.isEmpty()) {
            throw new UnansweredQuestion(question);
        }
        return told.removeFirst();
    }

    private static String key(Name by, String to) {
        return by + ", " + to.toLowerCase(Locale.ROOT);
    }
}
