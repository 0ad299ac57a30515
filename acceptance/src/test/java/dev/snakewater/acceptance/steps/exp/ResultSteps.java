package dev.snakewater.acceptance.steps.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.exp.ExpEvent;
import dev.snakewater.application.exp.ExpOutcome;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.exp.Natural;
import dev.snakewater.domain.exp.State;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.After;
import io.cucumber.java.Scenario;
import io.cucumber.java.Status;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What the dice show, and what comes of the attack. */
@ScenarioScoped
public final class ResultSteps {

    private final Encounter encounter;

    @Inject
    public ResultSteps(Encounter encounter) {
        this.encounter = encounter;
    }

    /** Nobody throws what nobody asks for. */
    @After(order = 100)
    public void everythingSaidIsUsed(Scenario scenario) {
        if (scenario.getStatus() == Status.PASSED) {
            encounter.leavesNothingOver();
        }
    }

    @When("^the (?:kilodie|die) shows (\\d+)$")
    public void rolls(String raw) {
        encounter.shows("Ann", "to hit", raw);
    }

    @When("^the percent dice show (\\d+)$")
    public void aims(String percent) {
        encounter.shows("Ann", "blind", percent);
    }

    @When("^the die for the (.+) shows (\\d+)$")
    public void weather(String condition, String face) {
        encounter.shows("Referee", condition, face);
    }

    @When("^the damage dice show (-?\\d+)$")
    public void damage(String total) {
        encounter.shows("Ann", "damage", total);
    }

    @When("^the die of the critical shows (\\d+)$")
    public void multiplier(String face) {
        encounter.shows("Ann", "critical", face);
    }

    @When("^the percent dice against the shock show (\\d+)$")
    public void shock(String percent) {
        encounter.shows("Bill", "system shock", percent);
    }

    @When("^the percent dice for the system show (\\d+)$")
    public void system(String percent) {
        encounter.shows("Bill", "system", percent);
    }

    @When("^she takes the (.+)$")
    public void takes(String weapon) {
        encounter.shows("Ann", "weapon", weapon);
    }

    @Then("^the roll comes to (-?\\d+)$")
    public void comesTo(int net) {
        assertThat(encounter.event(ExpEvent.Attacked.class).net()).isEqualTo(net);
    }

    @Then("^the roll comes to (-?\\d+) and (hits|misses)$")
    public void comesTo(int net, String result) {
        comesTo(net);
        assertThat(encounter.outcome().result())
                .contains(result.equals("hits") ? ExpOutcome.Result.HIT : ExpOutcome.Result.MISS);
    }

    @Then("^the attack (hits|misses)$")
    public void results(String result) {
        assertThat(encounter.outcome().result())
                .contains(result.equals("hits") ? ExpOutcome.Result.HIT : ExpOutcome.Result.MISS);
    }

    @Then("^the attack gets no to-hit roll$")
    public void gateFailed() {
        assertThat(encounter.outcome().result()).contains(ExpOutcome.Result.GATE_FAILED);
        assertThat(encounter.throwsFor("blind")).isEqualTo(1);
        assertThat(encounter.throwsFor("to hit")).isZero();
    }

    @Then("^the attack is barred by (EX-\\d\\d(?: and EX-\\d\\d)*)$")
    public void barred(String rules) {
        assertThat(encounter.outcome().result()).contains(ExpOutcome.Result.BARRED);
        assertThat(encounter.why(ExpEvent.Barred.class).map(Rule::id)).containsExactly(rules.split(" and ", -1));
    }

    @Then("^nothing is added to the roll but skill$")
    public void nothing() {
        assertThat(counting()).isEmpty();
    }

    @Then("^the roll counts$")
    public void counts(DataTable table) {
        assertThat(counting())
                .containsExactlyElementsOf(table.asMaps().stream()
                        .map(row -> row.get("rule") + " " + Integer.valueOf(row.get("counts")))
                        .toList());
    }

    @Then("^there does not count$")
    public void waived(DataTable table) {
        assertThat(lines().filter(Tally.Waived.class::isInstance)
                        .map(Tally.Waived.class::cast)
                        .map(waived -> waived.due().why().id() + " "
                                + waived.due().amount() + " by " + waived.why().id()))
                .containsExactlyElementsOf(table.asMaps().stream()
                        .map(row -> row.get("rule") + " " + Integer.valueOf(row.get("due")) + " by " + row.get("by"))
                        .toList());
    }

    @Then("^the armour rating to reach is (\\d+)$")
    public void armourRating(int rating) {
        assertThat(encounter.event(ExpEvent.Attacked.class).armourRating().total())
                .isEqualTo(rating);
    }

    @Then("^before the throw she reads \"([^\"]*)\"$")
    public void reads(String line) {
        assertThat(encounter.opening()).contains(line);
    }

    @Then("^with the weather decided she reads \"([^\"]*)\"$")
    public void laidOut(String line) {
        ExpEvent.LaidOut laid = encounter.event(ExpEvent.LaidOut.class);
        assertThat(laid.chance().hits() + " in " + laid.chance().faces()).isEqualTo(line);
    }

    @Then("^(.+) it would be: \"([^\"]*)\"$")
    public void wouldBe(String variation, String line) {
        assertThat(encounter.openingOf(variation)).contains(line);
    }

    @Then("^the weather is (.+)$")
    public void weatherIs(String weather) {
        assertThat(encounter.event(ExpEvent.WeatherThrown.class).weather()).hasToString(weather);
    }

    @Then("^she may choose the (.+), and not the (.+) by (EX-\\d\\d)$")
    public void choice(String legal, String barred, String rule) {
        Choice<?> choice = encounter.choice();
        assertThat(choice.options()).extracting(Choice.Option::word).containsExactly(legal);
        assertThat(choice.barsOn(barred)).extracting(Rule::id).containsExactly(rule);
    }

    @Then("^the target takes (\\d+) points?(?:, and has (-?\\d+) left)?$")
    public void takes(int points, Integer left) {
        assertThat(encounter.outcome().damage()).contains(points);
        assertThat(encounter.outcome().hitPoints()).isEqualTo(Optional.ofNullable(left));
    }

    @Then("^the target is (up|broken|stunned|unconscious|comatose|dead)$")
    public void state(String state) {
        assertThat(encounter.outcome().state().map(State::toString)).contains(state);
    }

    @Then("^the (\\w+) of the robot breaks$")
    public void breaks(String system) {
        assertThat(encounter.event(ExpEvent.SystemBroke.class).system()).hasToString(system);
    }

    @Then("^the (\\w+) and (\\w+) of the robot break$")
    public void breaks(String one, String other) {
        assertThat(encounter
                        .events(ExpEvent.SystemBroke.class)
                        .map(broke -> broke.system().toString()))
                .containsExactly(one, other);
    }

    @Then("^the weapon is (fumbled|broken|jammed|in doubt)$")
    public void mishap(String what) {
        assertThat(encounter.event(ExpEvent.Mishap.class).what())
                .isEqualTo(
                        switch (what) {
                            case "fumbled" -> Natural.Mishap.FUMBLED;
                            case "broken" -> Natural.Mishap.BROKEN;
                            case "jammed" -> Natural.Mishap.JAMMED;
                            default -> Natural.Mishap.MALFUNCTION;
                        });
    }

    @Then("^the kilodie is thrown once$")
    public void once() {
        assertThat(encounter.throwsFor("to hit")).isEqualTo(1);
    }

    @Then("^this is wrong$")
    public void wrong(DataTable table) {
        assertThat(encounter.problems().stream().map(problem -> problem.pointer() + ": " + problem.what()))
                .containsExactlyInAnyOrderElementsOf(table.asMaps().stream()
                        .map(row -> row.get("at") + ": " + row.get("what"))
                        .toList());
    }

    private Stream<Tally.Line> lines() {
        ExpEvent.Attacked attacked = encounter.event(ExpEvent.Attacked.class);
        List<Tally.Line> lines = new ArrayList<>();
        attacked.sums().forEach(sum -> lines.addAll(sum.lines()));
        lines.addAll(attacked.toHit().lines());
        return lines.stream();
    }

    /** What counts, beside skill and sums that are made of it. */
    private List<String> counting() {
        return lines().filter(Tally.Plus.class::isInstance)
                .map(line -> ((Tally.Plus) line).modifier())
                .filter(modifier -> !List.of("EX-60", "EX-58", "EX-04")
                        .contains(modifier.why().id()))
                .map(modifier -> modifier.why().id() + " " + modifier.amount())
                .toList();
    }
}
