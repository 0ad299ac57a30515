package dev.snakewater.acceptance.steps.fallout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.snakewater.acceptance.coverage.Books;
import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.acceptance.steps.Document;
import dev.snakewater.application.fallout.FalloutRuleset;
import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Refused;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.Unanswered;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.json.JsonScenarios;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * One example of a small procedure, whatever its kind: what is written, what is answered, and what came of it. It is played when
 * somebody first asks, and everything that was answered must have been asked for.
 *
 * @param <C> what is written
 * @param <S> the situation
 * @param <O> the outcome
 */
final class SmallProcedure<C, S, O> {

    private static final List<Ruleset> RULESETS = List.of(new FalloutRuleset());
    private static final int TURNS = 12;
    private static final int BUDGET = 100_000;
    private static final int SEEDS = 20;

    private final ScenarioKind<C, S, O> kind;
    private final Document document;
    private final List<ScriptLine> script;
    private final List<Answer> overrules;
    private final Citations citations;

    /** An example whose document begins as those of its kind do. */
    SmallProcedure(ScenarioKind<C, S, O> kind, Document document, List<ScriptLine> script, Citations citations) {
        this(kind, document, script, List.of(), citations);
    }

    /** An example in which the master amends something, or rules otherwise, before anybody is asked. */
    SmallProcedure(
            ScenarioKind<C, S, O> kind,
            Document document,
            List<ScriptLine> script,
            List<Answer> overrules,
            Citations citations) {
        this.overrules = List.copyOf(overrules);
        this.kind = kind;
        this.document = document;
        this.script = List.copyOf(script);
        this.citations = citations;
        document.put("/snakewater", 1);
        document.put("/kind", kind.id());
        document.put("/title", "An example");
    }

    /** What is written, which has no problems. */
    C written() {
        return kind.scenario().cast(read().setUp());
    }

    /** What happened of one sort, in order. */
    <E extends Event> List<E> happened(Class<E> sort) {
        return played().turns().stream()
                .flatMap(List::stream)
                .filter(sort::isInstance)
                .map(sort::cast)
                .toList();
    }

    /** How it came out. */
    O outcome() {
        if (played().standing() instanceof Standing.Over<S, O> over) {
            return over.outcome();
        }
        throw new AssertionError("it is not over: " + played().standing());
    }

    /** What may be answered to the choice that it waits at, which is called so. */
    List<String> options(String what) {
        if (played().standing() instanceof Standing.Asking<S, O> asking
                && asking.question() instanceof Choice<?> choice) {
            assertThat(choice.name()).isEqualTo(what);
            citations.asked(choice.why());
            return choice.options().stream().map(Choice.Option::word).toList();
        }
        throw new AssertionError("it waits for no choice: " + played().standing());
    }

    /** The rules that bar an answer to the choice that it waits at; giving it is refused and changes nothing. */
    List<String> bars(String word) {
        Played<S, O> played = played();
        if (!(played.standing() instanceof Standing.Asking<S, O> asking)
                || !(asking.question() instanceof Choice<?> choice)) {
            throw new AssertionError("it waits for no choice: " + played.standing());
        }
        choice.barred().forEach(barred -> citations.barred(barred.bars()));
        List<ScriptLine> more = new ArrayList<>(script);
        more.add(ScriptLine.of(choice.by() + ", " + choice.name() + ": " + word).orElseThrow());
        ScriptedTable insisting = new ScriptedTable(more);
        assertThatExceptionOfType(Refused.class).isThrownBy(() -> played(insisting));
        assertThat(played().standing()).as("as it was before").isEqualTo(played.standing());
        return choice.barsOn(word).stream().map(Rule::id).toList();
    }

    /** What is wrong with what is written; the example cites the rules that it names. */
    List<Problem> problems() {
        List<Problem> problems = told();
        problems.forEach(problem -> Books.rules().stream()
                .filter(rule -> (problem.what() + problem.instead()).contains(rule.id()))
                .forEach(rule -> citations.barred(List.of(rule))));
        return problems;
    }

    private List<Problem> told() {
        try {
            read();
            return List.of();
        } catch (Unreadable unreadable) {
            return unreadable.problems();
        }
    }

    private Scenario<?, ?, ?> read() {
        return new JsonScenarios(
                        RULESETS, new ByteArrayInputStream(document.text().getBytes(StandardCharsets.UTF_8)))
                .find("-");
    }

    /** What is found of one thing, before any dice fall; the rules are those of what happens when it is played. */
    Outlook odds(String of) {
        Scenario<C, S, O> scenario = new Scenario<>(kind, "Odds", "", Terms.of(TURNS), List.of(), written());
        Chances chances = new ExactOdds().of(scenario, BUDGET, (turn, situations) -> {});
        for (long seed = 1; seed <= SEEDS; seed++) {
            new Fights()
                    .withSeed(scenario, seed)
                    .turns()
                    .forEach(turn -> turn.forEach(told -> citations.happened(told.happened())));
        }
        return chances.findings().stream()
                .filter(outlook -> outlook.of().equals(of))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is said of " + of + ", but of "
                        + chances.findings().stream().map(Outlook::of).toList()));
    }

    private Played<S, O> played() {
        ScriptedTable table = new ScriptedTable(script);
        Played<S, O> played = played(table);
        assertThat(table.leftOver())
                .as("what the example says and nobody asked for")
                .isEmpty();
        played.course().forEach(turn -> turn.forEach(citations::happened));
        return played;
    }

    /** Question by question, until it is over or the script says no more. */
    private Played<S, O> played(ScriptedTable table) {
        Sitting<S, O> sitting = new Sitting<>(kind.procedure(), kind.open(written()), Terms.of(TURNS), overrules);
        while (true) {
            Played<S, O> played = sitting.played();
            if (!(played.standing() instanceof Standing.Asking<S, O> asking)) {
                return played;
            }
            try {
                sitting = sitting.answering(
                        switch (asking.question()) {
                            case Throw what -> Answer.of(what, table.roll(what));
                            case Choice<?> choice -> chosen(choice, table);
                        });
            } catch (Unanswered waits) {
                return played;
            }
        }
    }

    private static <A> Answer chosen(Choice<A> choice, ScriptedTable table) {
        return Answer.of(choice, table.pick(choice));
    }
}
