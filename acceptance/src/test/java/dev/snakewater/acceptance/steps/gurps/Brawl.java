package dev.snakewater.acceptance.steps.gurps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.coverage.Books;
import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.application.gurps.BoxPassed;
import dev.snakewater.application.gurps.ChartedAttack;
import dev.snakewater.application.gurps.GurpsOutcome;
import dev.snakewater.application.gurps.GurpsRuleset;
import dev.snakewater.application.gurps.GurpsScenario;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.json.JsonScenarios;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The attack of one example. It is resolved when somebody first asks what came of it. */
@ScenarioScoped
public final class Brawl {

    private final Citations citations;
    private final Map<String, Object> attacker = new LinkedHashMap<>();
    private final Map<String, Object> weapon = new LinkedHashMap<>();
    private final Map<String, Object> manner = new LinkedHashMap<>();
    private final List<Map<String, Object>> figures = new ArrayList<>();
    private final Map<String, Object> rulings = new LinkedHashMap<>();
    private final List<Map<String, String>> groupTable = new ArrayList<>();
    private final List<ScriptLine> script = new ArrayList<>();
    private @Nullable ScriptedTable table;
    private @Nullable Played<ChartedAttack, GurpsOutcome> played;
    private boolean returned;

    /** An attack that cites here. */
    @Inject
    public Brawl(Citations citations) {
        this.citations = citations;
    }

    /** What is written of the attacker. */
    Map<String, Object> attacker() {
        return attacker;
    }

    /** What is written of the weapon. */
    Map<String, Object> weapon() {
        return weapon;
    }

    /** What is written of how he attacks. */
    Map<String, Object> manner() {
        return manner;
    }

    /** What is written of the target, then of the bystanders. */
    List<Map<String, Object>> figures() {
        return figures;
    }

    /** What is written of somebody. */
    Map<String, Object> figure(String name) {
        return figures.stream()
                .filter(figure -> figure.get("name").equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nobody is called " + name));
    }

    /** What the game master rules. */
    Map<String, Object> rulings() {
        return rulings;
    }

    /** The rows of the game master's own table of groups. */
    List<Map<String, String>> groupTable() {
        return groupTable;
    }

    /** Somebody's dice show this, or he chooses so. */
    void answers(String who, String to, String words) {
        script.add(ScriptLine.of(who + ", " + to + ": " + words).orElseThrow());
    }

    /**
     * What is written.
     *
     * @throws Unreadable if something is wrong with it
     */
    private GurpsScenario scenario() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("snakewater", 1);
        document.put("kind", GurpsScenario.kind().id());
        document.put("title", "An example");
        document.put("attacker", attacker);
        document.put("weapon", weapon);
        document.put("attack", manner);
        document.put("target", figures.getFirst());
        document.put("bystanders", figures.subList(1, figures.size()));
        document.put("groupTable", groupTable);
        document.put("rulings", rulings);
        byte[] text = Written.object(document).getBytes(StandardCharsets.UTF_8);
        return (GurpsScenario) new JsonScenarios(List.of(new GurpsRuleset()), new ByteArrayInputStream(text))
                .find("-")
                .setUp();
    }

    /** What is wrong with it, which is then not resolved; the example cites the rules that it names. */
    List<Problem> problems() {
        returned = true;
        List<Problem> problems = wrong();
        problems.forEach(problem -> Books.rules().stream()
                .filter(rule -> problem.what().contains(rule.id()))
                .forEach(rule -> citations.barred(List.of(rule))));
        return problems;
    }

    private List<Problem> wrong() {
        try {
            scenario();
            return List.of();
        } catch (Unreadable refused) {
            return refused.problems();
        }
    }

    /** The boxes it passed. */
    List<BoxPassed> boxes() {
        return played().turns().stream()
                .flatMap(List::stream)
                .map(BoxPassed.class::cast)
                .toList();
    }

    /** The rules for which dice were thrown, in order. */
    List<String> thrown() {
        return played().answers().stream()
                .filter(Answer.Fell.class::isInstance)
                .map(Answer::rule)
                .toList();
    }

    /** How it ended. */
    GurpsOutcome outcome() {
        if (played().standing() instanceof Standing.Over<ChartedAttack, GurpsOutcome> over) {
            return over.outcome();
        }
        throw new AssertionError("The example does not say what comes next: " + played().standing());
    }

    /** The choice that it waits at. */
    Choice<?> choice() {
        if (played().standing() instanceof Standing.Asking<ChartedAttack, GurpsOutcome> asking
                && asking.question() instanceof Choice<?> choice) {
            citations.asked(choice.why());
            choice.barred().forEach(barred -> citations.barred(barred.bars()));
            return choice;
        }
        throw new AssertionError("It waits for no choice: " + played().standing());
    }

    /** Everything the example said was used. */
    void leavesNothingOver() {
        if (!returned) {
            played();
            assertThat(table.leftOver())
                    .as("what the example says and nobody asked for")
                    .isEmpty();
        }
    }

    private Played<ChartedAttack, GurpsOutcome> played() {
        if (played == null) {
            ScenarioKind<GurpsScenario, ChartedAttack, GurpsOutcome> kind = GurpsScenario.kind();
            assertThat(wrong()).as("problems of the set-up").isEmpty();
            ScriptedTable scripted = new ScriptedTable(script);
            table = scripted;
            played = Played.from(kind.procedure(), kind.open(scenario()), Terms.of(1), situation -> scripted);
            played.course().forEach(turn -> turn.forEach(citations::happened));
        }
        return played;
    }
}
