package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.procedure.GunfightEvent;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.fudge.gunfight.Part;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;

/** What may be done and what may not, and the rules that say so. */
@ScenarioScoped
public final class RefusalSteps {

    private final Roster roster;
    private final Course course;
    private final Showdown showdown;
    private List<Problem> problems = List.of();

    @Inject
    public RefusalSteps(Roster roster, Course course, Showdown showdown) {
        this.roster = roster;
        this.course = course;
        this.showdown = showdown;
    }

    @When("{name} asks to {words} in {part}")
    public void asks(String who, String deed, String part) {
        showdown.asks(who, part, deed);
    }

    @When("{name} looks for somebody to shoot")
    public void looksForATarget(String who) {
        course.answers(1, who, "part 4", "shoot");
        showdown.stopAt(1, who, "target");
    }

    @When("{name} reaches for his/her guns{inTurn}")
    public void reachesForGuns(String who, int turn) {
        showdown.stopAt(turn, who, "gun");
    }

    @When("the game master reads the sheets")
    public void readsTheSheets() {
        problems = showdown.problems();
    }

    @Then("{name}'s {words} is sent back by {rules}: {words}")
    public void isSentBack(String who, String what, String rules, String instead) {
        assertThat(problems).hasSize(1);
        assertThat(problems.getFirst().what()).contains(what).contains(Roster.row(rules));
        assertThat(problems.getFirst().pointer())
                .startsWith("/fighters/" + roster.names().indexOf(who) + "/");
        assertThat(problems.getFirst().instead()).isEqualTo(instead);
    }

    @Then("{name} is sent back for his {words} by {rules}: {words}")
    public void isSentBackForHis(String who, String what, String rules, String instead) {
        isSentBack(who, what, rules, instead);
    }

    @When("{name}'s {part} comes")
    public void comes(String who, String part) {
        showdown.stopAt(1, who, part);
    }

    @When("{name}'s {part} of turn {int} comes")
    public void comes(String who, String part, int turn) {
        showdown.stopAt(turn, who, part);
    }

    @Then("that is allowed")
    public void isAllowed() {
        showdown.refusal().ifPresent(refused -> {
            throw new AssertionError("It was refused: " + refused.getMessage());
        });
    }

    @Then("that is refused by {rules}")
    public void isRefused(String rules) {
        assertThat(showdown.refusal()).as("a refusal").isPresent();
        assertThat(Showdown.ids(showdown.refusal().orElseThrow().rules()))
                .containsExactlyInAnyOrderElementsOf(Roster.row(rules));
    }

    @Then("he/she may do this, or may not by this rule")
    public void mayOrMayNot(DataTable table) {
        List<List<String>> answers = new ArrayList<>();
        for (String word : table.column(0)) {
            boolean may = showdown.choice().options().stream()
                    .anyMatch(option -> option.word().equals(word));
            answers.add(List.of(word, may ? "yes" : String.join(" and ", Showdown.ids(showdown.barsOn(word)))));
        }
        table.diff(DataTable.create(answers));
    }

    @Then("{name} is still asked for {part}")
    public void isStillAsked(String who, String part) {
        assertThat(showdown.choice().by() + ", " + showdown.choice().name()).isEqualTo(who + ", " + part);
    }

    @Then("nothing of part 3 has been told yet")
    public void nothingTold() {
        assertThat(showdown.events().toList().getLast()).isEqualTo(new GunfightEvent.PartBegan(Part.PART_3));
    }

    @Then("he/she may choose from")
    public void mayChoose(DataTable words) {
        words.diff(DataTable.create(showdown.choiceLookedAt().options().stream()
                .map(option -> List.of(option.word()))
                .toList()));
    }

    @Then("there is no such thing to ask for")
    public void isUnheardOf() {
        assertThat(showdown.refusal()).as("a refusal").isPresent();
        assertThat(showdown.refusal().orElseThrow().rules()).isEmpty();
        showdown.choiceLookedAt();
    }

    @Then("nobody is asked whether to go on")
    public void nobodyIsAskedToGoOn() {
        assertThat(showdown.played().answers().stream().map(Answer::to)).doesNotContain("go on");
    }

    @Then("only {names} is/are asked whether to go on")
    public void areAskedToGoOn(String names) {
        assertThat(showdown.played().answers().stream()
                        .filter(answer -> answer.to().equals("go on"))
                        .map(answer -> answer.by().text()))
                .containsExactlyElementsOf(Roster.row(names));
    }

    @Then("he/she may not, and this is why")
    public void mayNot(DataTable table) {
        List<List<String>> barred = new ArrayList<>();
        for (Choice.Option<?> bar : showdown.choice().barred()) {
            barred.add(List.of(bar.word(), String.join(" and ", Showdown.ids(showdown.barsOn(bar.word())))));
        }
        table.diff(DataTable.create(barred));
    }
}
