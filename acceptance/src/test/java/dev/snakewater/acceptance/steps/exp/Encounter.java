package dev.snakewater.acceptance.steps.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.coverage.Books;
import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.application.exp.ExpEvent;
import dev.snakewater.application.exp.ExpOutcome;
import dev.snakewater.application.exp.ExpRuleset;
import dev.snakewater.application.exp.ExpScenario;
import dev.snakewater.application.exp.ToHitSituation;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.json.JsonScenarios;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The attack of one example: written as a document, read as one, and played when somebody first asks what came of it. */
@ScenarioScoped
public final class Encounter {

    private static final ScenarioKind<ExpScenario, ToHitSituation, ExpOutcome> KIND = ExpScenario.kind();

    private final Sheet sheet;
    private final Citations citations;
    private final List<ScriptLine> script = new ArrayList<>();
    private List<String> leftOver = List.of();
    private @Nullable Played<ToHitSituation, ExpOutcome> played;

    /** An attack of what this sheet says. */
    @Inject
    public Encounter(Sheet sheet, Citations citations) {
        this.sheet = sheet;
        this.citations = citations;
    }

    /** Somebody's dice show this, or somebody answers so. */
    void shows(String who, String what, String answer) {
        script.add(new ScriptLine(new Name(who), what, List.of(answer)));
    }

    /** What happened, of one kind. */
    <E extends ExpEvent> Stream<E> events(Class<E> kind) {
        return events().filter(kind::isInstance).map(kind::cast);
    }

    /** The one event of a kind. */
    <E extends ExpEvent> E event(Class<E> kind) {
        List<E> all = events(kind).toList();
        assertThat(all).as(kind.getSimpleName()).hasSize(1);
        return all.getFirst();
    }

    Stream<Event> events() {
        return played().turns().stream().flatMap(List::stream);
    }

    /** The rules that made something of one kind happen. */
    Stream<Rule> why(Class<? extends ExpEvent> kind) {
        return played().course().stream()
                .flatMap(List::stream)
                .filter(happened -> kind.isInstance(happened.event()))
                .flatMap(happened -> happened.why().stream());
    }

    ExpOutcome outcome() {
        return switch (played().standing()) {
            case Standing.Over<ToHitSituation, ExpOutcome> over -> over.outcome();
            case Standing.CalledOff<ToHitSituation, ExpOutcome> off -> off.outcome();
            case Standing.Asking<ToHitSituation, ExpOutcome> asking ->
                throw new AssertionError("The example does not say what answers " + asking.question());
        };
    }

    /** The choice that the attack waits at; the example cites the rules that bar what is barred. */
    Choice<?> choice() {
        if (played().standing() instanceof Standing.Asking<ToHitSituation, ExpOutcome> asking
                && asking.question() instanceof Choice<?> choice) {
            citations.asked(choice.why());
            choice.barred().forEach(barred -> citations.barred(barred.bars()));
            return choice;
        }
        throw new AssertionError("Nobody is asked to choose: " + played().standing());
    }

    /** What is told before anything happens. */
    List<String> opening() {
        return KIND.telling().opening(KIND.open(scenario())).stream()
                .map(Sentence::text)
                .toList();
    }

    /** The set-ups that differ in one thing, each with what is told of it. */
    List<String> variations() {
        return KIND.variations(scenario()).stream().map(Variation::words).toList();
    }

    /** What is told of a variation before anything happens. */
    List<String> openingOf(String words) {
        ExpScenario varied = KIND.variations(scenario()).stream()
                .filter(variation -> variation.words().equals(words))
                .map(Variation::setUp)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no variation '" + words + "' among " + variations()));
        return KIND.telling().opening(KIND.open(varied)).stream()
                .map(Sentence::text)
                .toList();
    }

    /** What is wrong with the document; the example cites the rules that are named. */
    List<Problem> problems() {
        try {
            read();
            return List.of();
        } catch (Unreadable unreadable) {
            unreadable
                    .problems()
                    .forEach(problem -> Books.rules().stream()
                            .filter(rule -> (problem.what() + problem.instead()).contains(rule.id()))
                            .forEach(rule -> citations.barred(List.of(rule))));
            return unreadable.problems();
        }
    }

    /** All that the example says of dice was asked for. */
    void leavesNothingOver() {
        if (!script.isEmpty()) {
            played();
            assertThat(leftOver).as("what nobody asked for").isEmpty();
        }
    }

    /** How often dice were thrown for something. */
    long throwsFor(String what) {
        return played().answers().stream()
                .filter(Answer.Fell.class::isInstance)
                .filter(answer -> answer.to().equals(what))
                .count();
    }

    private Played<ToHitSituation, ExpOutcome> played() {
        if (played == null) {
            ScriptedTable table = new ScriptedTable(script);
            Scenario<?, ?, ?> scenario = read();
            played = Played.from(KIND.procedure(), KIND.open(scenario()), scenario.terms(), situation -> table);
            leftOver = table.leftOver();
            played.course().stream().flatMap(List::stream).forEach(happened -> {
                citations.happened(happened);
                if (happened.event() instanceof ExpEvent.Barred) {
                    citations.barred(happened.why());
                }
            });
        }
        return played;
    }

    private ExpScenario scenario() {
        return (ExpScenario) read().setUp();
    }

    private Scenario<?, ?, ?> read() {
        return new JsonScenarios(
                        List.of(new ExpRuleset()),
                        new ByteArrayInputStream(sheet.document().getBytes(StandardCharsets.UTF_8)))
                .find("-");
    }
}
