package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;

/** The staredown, and the +2 of whoever wins it. */
@ScenarioScoped
public final class StaredownSteps {

    private final Roster roster;
    private final Course course;
    private final Showdown showdown;

    @Inject
    public StaredownSteps(Roster roster, Course course, Showdown showdown) {
        this.roster = roster;
        this.course = course;
        this.showdown = showdown;
    }

    @When("they stare each other down")
    public void theyStare() {
        roster.stareDown();
    }

    @Given("{name} has won the staredown")
    public void hasWon(String winner) {
        roster.stareDown();
        roster.names().forEach(who -> course.shows(1, who, "staredown", who.equals(winner) ? "++++" : "----"));
    }

    @Then("{name} still has the +2")
    public void stillHasPrize(String who) {
        assertThat(showdown.asking().situation().fighter(new Name(who)).holdsPrize())
                .as("whether %s holds the +2", who)
                .isTrue();
    }

    @Then("{name} has no +2 any more")
    public void hasNoPrize(String who) {
        assertThat(showdown.asking().situation().fighter(new Name(who)).holdsPrize())
                .as("whether %s holds the +2", who)
                .isFalse();
    }
}
