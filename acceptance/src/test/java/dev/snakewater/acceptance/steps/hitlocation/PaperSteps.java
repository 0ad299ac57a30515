package dev.snakewater.acceptance.steps.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.coverage.Books;
import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.application.port.in.RuleEntry;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.rulebook.Bookshelf;
import dev.snakewater.json.JsonScenarios;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** What is written down: scenarios that are sent back, and rules that are looked up. */
@ScenarioScoped
public final class PaperSteps {

    private static final List<Ruleset> RULESETS = ServiceLoader.load(Ruleset.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    private final Citations citations;
    private final List<Problem> problems = new ArrayList<>();
    private Optional<RuleEntry> rule = Optional.empty();

    @Inject
    public PaperSteps(Citations citations) {
        this.citations = citations;
    }

    @When("^somebody writes an? ([a-z0-9-]+) scenario$")
    public void writes(String kind, String fields) {
        String document = """
            { "snakewater": 1, "kind": "%s", "title": "As it is written", %s }\
            """.formatted(kind, fields);
        try {
            new JsonScenarios(RULESETS, new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8))).find("-");
        } catch (Unreadable unreadable) {
            problems.addAll(unreadable.problems());
        }
        problems.forEach(problem -> Books.rules().stream()
                .filter(one -> problem.what().matches(".*\\b" + one.id() + "\\b.*"))
                .forEach(one -> citations.barred(List.of(one))));
    }

    @Then("^it is sent back: (\\S+), (.+); right would be: (.+)$")
    public void sentBack(String pointer, String what, String instead) {
        assertThat(problems).containsExactly(new Problem(pointer, what, instead));
    }

    @When("^somebody looks up ([A-Z]+-\\d+)$")
    public void looksUp(String id) {
        rule = new Bookshelf(RULESETS).rule(id);
        citations.asked(
                rule.orElseThrow(() -> new AssertionError("there is no " + id)).rule());
    }

    @Then("^it tells that (.+)$")
    public void tells(String words) {
        RuleEntry entry = rule.orElseThrow();
        assertThat(entry.says() + " " + entry.ruling().orElse("") + " "
                        + entry.ours().orElse(""))
                .contains(words);
    }
}
