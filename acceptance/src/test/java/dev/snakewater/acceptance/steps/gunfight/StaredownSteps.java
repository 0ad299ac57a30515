package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gunfight.GunfightEvent;
import dev.snakewater.application.gunfight.OpeningEvent;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.Stream;

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

    @Given("{name} refuses the staredown")
    public void refuses(String who) {
        course.answers(1, who, "staredown", "refuse");
    }

    @Given("{name} has won the staredown")
    public void hasWon(String winner) {
        roster.stareDown();
        roster.names().forEach(who -> course.shows(1, who, "staredown", who.equals(winner) ? "++++" : "----"));
    }

    @Then("{name} wins the staredown")
    public void wins(String who) {
        assertThat(showdown.events(OpeningEvent.StaredownWon.class).map(OpeningEvent.StaredownWon::by))
                .containsExactly(new Name(who));
    }

    @Then("nobody wins the staredown")
    public void nobodyWins() {
        assertThat(showdown.events(OpeningEvent.Stared.class)).isNotEmpty();
        assertThat(showdown.events(OpeningEvent.StaredownWon.class)).isEmpty();
    }

    @Then("everybody has stared exactly once")
    public void everybodyHasStaredOnce() {
        assertThat(showdown.events(OpeningEvent.Stared.class)
                        .map(stared -> stared.by().text()))
                .containsExactlyElementsOf(roster.names());
    }

    @Then("there is no staredown, because of {name}")
    public void noStaredown(String who) {
        assertThat(showdown.events(OpeningEvent.StaredownRefused.class).map(OpeningEvent.StaredownRefused::by))
                .containsExactly(new Name(who));
        assertThat(showdown.events(OpeningEvent.Stared.class)).isEmpty();
    }

    @Then("the first dice are those of {name}'s draw")
    public void firstDice(String who) {
        assertThat(showdown.played().answers().stream()
                        .filter(Answer.Fell.class::isInstance)
                        .findFirst())
                .hasValueSatisfying(first -> {
                    assertThat(first.by()).isEqualTo(new Name(who));
                    assertThat(first.to()).isEqualTo("draw");
                });
    }

    @Then("no dice are rolled for the staredown")
    public void noDice() {
        assertThat(showdown.events(OpeningEvent.Stared.class))
                .isNotEmpty()
                .allMatch(stared -> stared.fall().isEmpty());
        assertThat(showdown.played().answers().stream()
                        .filter(Answer.Fell.class::isInstance)
                        .map(Answer::to))
                .doesNotContain("staredown");
    }

    @Then("{name} stares at {degree}")
    public void staresAt(String who, String degree) {
        assertThat(stared(who).map(stared -> Degree.inWords(stared.total()))).containsExactly(degree);
    }

    @Then("the Nerve of {name} counts {int} for being outnumbered")
    public void outnumbered(String who, int penalty) {
        assertThat(stared(who).map(stared -> stared.nerve().total() - Degree.FAIR.value()))
                .containsExactly(penalty);
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

    @Then("the +2 of {name} lapses in turn {int}")
    public void lapses(String who, int turn) {
        List<Name> lapsed = showdown.events(GunfightEvent.PrizeLapsed.class, turn)
                .map(GunfightEvent.PrizeLapsed::by)
                .toList();
        assertThat(lapsed).containsExactly(new Name(who));
    }

    private Stream<OpeningEvent.Stared> stared(String who) {
        return showdown.events(OpeningEvent.Stared.class)
                .filter(stared -> stared.by().text().equals(who));
    }
}
