package dev.snakewater.steps;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.json.document.DocumentWriter;
import dev.snakewater.json.document.JsonScenarios;
import dev.snakewater.steps.rules.Books;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.Before;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;

/** Which game an example is about, the scenario that it begins with, and who answers in it. */
@ScenarioScoped
public final class GameSteps {

    private final Example example;
    private URI feature = URI.create("");

    @Inject
    public GameSteps(Example example) {
        this.example = example;
    }

    /** Scenarios are looked for beside the feature. */
    @Before
    public void standsIn(io.cucumber.java.Scenario scenario) {
        feature = scenario.getUri();
    }

    @Given("^a game of (?<game>[\\w ]+)$")
    public void gameOf(String game) {
        example.begins(Books.game(game)
                .orElseThrow(() -> Found.instead(
                        "a game of " + Books.RULESETS.stream().map(Ruleset::id).collect(Collectors.joining(", ")),
                        game)));
    }

    @Given("^the built-in scenario (?<scenario>[\\w-]+)$")
    public void builtIn(String name) {
        Scenario<?, ?> scenario = new JsonScenarios(Books.RULESETS, InputStream.nullInputStream()).find(name);
        example.document().putAll(DocumentWriter.scenario(scenario));
    }

    @Given("^the scenario in (?<file>\\S+)$")
    public void scenarioIn(String file) {
        builtIn(beside(file));
    }

    private String beside(String name) {
        Optional<Path> folder = Optional.of(feature)
                .filter(uri -> "file".equals(uri.getScheme()))
                .map(uri -> uri.isOpaque() ? Path.of(uri.getSchemeSpecificPart()) : Path.of(uri))
                .map(Path::toAbsolutePath)
                .flatMap(file -> Optional.ofNullable(file.getParent()));
        return folder.map(there -> there.resolve(name))
                .filter(Files::isRegularFile)
                .map(Path::toString)
                .orElse(name);
    }

    @Given("this scenario")
    public void scenarioWritten(String json) {
        try {
            example.document().putAll(json);
        } catch (JacksonException broken) {
            Example.read(json); // It says in the program's own words what is wrong.
            throw broken;
        }
    }

    @Given("the scenario has")
    public void says(DataTable fields) {
        fields.asLists().forEach(row -> Line.write(example.document(), "/" + row.getFirst(), row.getLast()));
    }

    @Given("^these (?<list>[a-z]+)$")
    public void these(String list, DataTable items) {
        for (Map<String, String> item : items.asMaps()) {
            Iterator<Map.Entry<String, String>> cells = item.entrySet().stream()
                    .filter(cell -> cell.getValue() != null)
                    .iterator();
            for (String at = "-"; cells.hasNext(); at = "last") {
                Map.Entry<String, String> cell = cells.next();
                Line.write(example.document(), "/" + list + "/" + at + "/" + cell.getKey(), cell.getValue());
            }
        }
    }

    /** Everybody is played by his policy, and the dice fall by chance, as they do for 'run --seed'. */
    @When("^it is played out with seed (?<seed>\\d+)$")
    public void playedOut(long seed) {
        example.isAnsweredBy(() -> new Recorded(
                new Fights().withSeed(example.scenario(), seed).answers().iterator()));
    }

    @Then("^([A-Z][\\w ]*?) stands at (?<heading>[\\w ]+): (?<value>.+)$")
    public void standsAt(String who, String heading, String words) {
        String column = heading.toLowerCase(Locale.ROOT).replace(" ", "");
        List<String> columns = example.find("state[first]").stream()
                .flatMap(row -> row.propertyStream().map(Map.Entry::getKey))
                .toList();
        Found.holds(
                !columns.isEmpty(),
                "expected: a fight that shows how all stand\nfound:    one that is over, or a single action; see its outcome"
                        + example.openEnd(true));
        if (!columns.contains(column)) {
            throw Found.instead(heading, "the headings " + String.join(", ", columns));
        }
        example.knows(who);
        Found.of(example.texts("state[who=" + who + "]/" + column)).is(words);
    }

    private record Recorded(Iterator<Answer> left) implements Answers {

        @Override
        public Optional<Answer> to(FightAtTable at) {
            return left.hasNext() ? Optional.of(left.next()) : Optional.empty();
        }

        @Override
        public List<String> leftOver() {
            return List.of();
        }
    }
}
