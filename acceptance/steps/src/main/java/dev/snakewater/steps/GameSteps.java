package dev.snakewater.steps;

import dev.snakewater.application.scenario.Ruleset;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;

/** Which game an example is about. */
@ScenarioScoped
public final class GameSteps {

    private final Example example;

    @Inject
    public GameSteps(Example example) {
        this.example = example;
    }

    @Given("^a game of ([\\w ]+)$")
    public void gameOf(String game) {
        List<String> ids = Books.RULESETS.stream().map(Ruleset::id).toList();
        String word = game.toLowerCase(Locale.ROOT).replace(" ", "");
        example.begins(ids.stream()
                .filter(id -> id.startsWith(word) || word.startsWith(id))
                .findFirst()
                .orElseThrow(() -> Found.instead(String.join(", ", ids), game)));
    }
}
