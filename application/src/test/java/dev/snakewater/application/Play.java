package dev.snakewater.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.application.words.Sentence;
import java.util.List;
import java.util.stream.Stream;

/** A scenario of any kind that is played by a script, under some terms, and what came of it, as far as the script went. */
public record Play<S, O>(ScenarioKind<S, O> kind, SetUp<S, O> setUp, FightTerms terms, Played<S, O> played) {

    /** Plays one turn; lines of the script stand in one text, parted by semicolons, or in several. All of it must be asked for. */
    public static <S, O> Play<S, O> of(ScenarioKind<S, O> kind, SetUp<S, O> setUp, String... script) {
        return under(FightTerms.of(1), kind, setUp, script);
    }

    public static <S, O> Play<S, O> under(
            FightTerms terms, ScenarioKind<S, O> kind, SetUp<S, O> setUp, String... script) {
        assertThat(setUp.problems()).as("problems").isEmpty();
        ScriptedTable table = new ScriptedTable(lines(script));
        Played<S, O> played = Played.from(kind.procedure(), setUp.opening(), terms, situation -> table);
        assertThat(table.leftOver()).as("left over of the script").isEmpty();
        return new Play<>(kind, setUp, terms, played);
    }

    public static List<ScriptLine> lines(String... script) {
        return Stream.of(script)
                .flatMap(text -> Stream.of(text.split("; ", -1)))
                .map(line -> ScriptLine.of(line).orElseThrow())
                .toList();
    }

    /** Plays at this table to the end, and returns what comes of it. */
    public static <S, O> O through(Procedure<S, O> procedure, S opening, Table table) {
        Next<S, O> next = new Next.Go<>(opening, false);
        while (next instanceof Next.Go<S, O> go) {
            next = procedure.step(go.situation(), table);
        }
        return ((Next.Done<S, O>) next).outcome();
    }

    /** Returns what can be amended of this name, of whoever is the first to have it. */
    public static <S> Choice<S> amendment(Procedure<S, ?> procedure, S situation, String what) {
        return procedure.amendments(situation).stream()
                .filter(choice -> choice.name().equals(what))
                .findFirst()
                .orElseThrow();
    }

    /** Returns what can be amended of somebody's. */
    public static <S> Choice<S> amendment(Procedure<S, ?> procedure, S situation, String whose, String what) {
        return procedure.amendments(situation).stream()
                .filter(choice ->
                        choice.by().text().equals(whose) && choice.name().equals(what))
                .findFirst()
                .orElseThrow();
    }

    public List<Event> events() {
        return played.turns().stream().flatMap(List::stream).toList();
    }

    public <E> List<E> all(Class<E> sort) {
        return events().stream().filter(sort::isInstance).map(sort::cast).toList();
    }

    public <E> E first(Class<E> sort) {
        assertThat(all(sort)).as(sort.getSimpleName()).isNotEmpty();
        return all(sort).getFirst();
    }

    public O outcome() {
        return switch (played.standing()) {
            case Standing.Over<S, O> over -> over.outcome();
            case Standing.CalledOff<S, O> off -> throw new AssertionError("not over: " + off);
            case Standing.Asking<S, O> asking -> throw new AssertionError("nobody answers " + asking.question());
        };
    }

    /** Returns the question that the script does not answer, with the situation that it is asked in. */
    public Standing.Asking<S, O> asking() {
        if (played.standing() instanceof Standing.Asking<S, O> asking) {
            return asking;
        }
        throw new AssertionError("nothing is asked any more: " + played.standing());
    }

    /** Returns the whole story, each sentence with its reasons in brackets. */
    public List<String> story() {
        return Stream.of(
                        kind.telling().opening(setUp.opening()).stream(),
                        events().stream().flatMap(event -> kind.telling().words().told(event).stream()),
                        kind.telling().words().told(outcome()).stream())
                .flatMap(sentences -> sentences)
                .map(Play::told)
                .toList();
    }

    /** Returns a sentence with its reasons in brackets. */
    public static String told(Sentence sentence) {
        return sentence.reasons().isEmpty() ? sentence.text() : sentence.text() + " (" + sentence.reasons() + ")";
    }

    public List<Finding> findings() {
        return kind.telling().findings(outcome());
    }
}
