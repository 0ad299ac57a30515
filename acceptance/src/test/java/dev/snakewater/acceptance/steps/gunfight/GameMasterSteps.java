package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** How the game master reads what the rules leave open, and what she adds to whose numbers. */
@ScenarioScoped
public final class GameMasterSteps {

    private static final Map<String, Map.Entry<String, String>> READINGS = Map.of(
            "compares Nerve without dice", Map.entry("staredown", "compare ratings"),
            "lets the drop help in part 3 only", Map.entry("dropScope", "part 3 only"),
            "lets the drop help for the whole turn", Map.entry("dropScope", "whole turn"),
            "has those who tie draw again", Map.entry("drawTies", "opposed"),
            "marks one box for each blow", Map.entry("woundModel", "levels 1995"));

    private final GameMaster gameMaster;
    private final Showdown showdown;

    @Inject
    public GameMasterSteps(GameMaster gameMaster, Showdown showdown) {
        this.gameMaster = gameMaster;
        this.showdown = showdown;
    }

    @Given("the game master {reading}")
    public void reads(String reading) {
        gameMaster.rules(READINGS.get(reading).getKey(), READINGS.get(reading).getValue());
    }

    @Given("the game master lets a fan reach {int} paces")
    public void fanReaches(int paces) {
        gameMaster.rules("fanMaxPaces", paces);
    }

    @Given("the game master lets a fan reach {range}")
    public void fanReaches(String range) {
        gameMaster.rules("fanMaxRange", range);
    }

    @Given("the game master plays with {option}")
    public void playsWith(String option) {
        gameMaster.rules(option, true);
    }

    /** Where the table says nothing of the turn, she means all of them. */
    @Given("the game master adds")
    public void adds(DataTable table) {
        for (Map<String, String> row : table.asMaps()) {
            gameMaster.adds(new GameMasterModifier(
                    new Name(row.get("to whom")),
                    row.get("on"),
                    Optional.ofNullable(row.get("turn")).map(Integer::valueOf),
                    Integer.parseInt(row.get("how much")),
                    row.get("why")));
        }
    }

    @Then("the game master has added to {words}, and to nothing else")
    public void hasAddedTo(String names) {
        assertThat(additions()).containsExactlyElementsOf(Roster.row(names));
    }

    @Then("the game master has added to nothing")
    public void hasAddedToNothing() {
        assertThat(additions()).isEmpty();
    }

    /** Whose numbers she added to: {@code Ann's draw}. */
    private Stream<String> additions() {
        return showdown.events()
                .flatMap(event -> event.tallies().stream())
                .filter(tally -> tally.rules().contains(GameMasterRule.GM_01_MODIFIER))
                .map(GameMasterSteps::named);
    }

    private static String named(Tally tally) {
        return tally.whose() + "'s " + tally.of();
    }
}
