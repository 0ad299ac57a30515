package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.steps.hitlocation.Cast;
import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.modifier.Tally;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The next fight of those who came out of one. */
@ScenarioScoped
public final class AftermathSteps {

    private final Showdown showdown;
    private @Nullable Gunfight next;

    @Inject
    public AftermathSteps(Showdown showdown) {
        this.showdown = showdown;
    }

    @When("those who are left meet again")
    public void meetAgain() {
        next = showdown.nextOpening();
    }

    @Then("it is {names} who meet(s)")
    public void whoMeet(String names) {
        assertThat(next.fighters().stream().map(fighter -> fighter.name().text()))
                .containsExactlyElementsOf(Roster.row(names));
    }

    @Then("{name} comes {wound}, with {int} bullet(s)")
    public void comes(String who, String wound, int bullets) {
        Gunfighter fighter = next.fighter(new Name(who));
        assertThat(fighter.wounds().level()).hasToString(wound);
        assertThat(fighter.guns().stream().mapToInt(Gun::rounds).sum()).isEqualTo(bullets);
    }

    @Then("{name} comes back with his {bodyPart} {words}")
    public void comesBackWith(String who, String part, String state) {
        Body body = next.fighter(new Name(who)).body().orElseThrow();
        assertThat(body.inWords(Cast.partCalled(part))).isEqualTo(state);
    }

    @Then("{name} comes back on the ground")
    public void comesBackOnTheGround(String who) {
        assertThat(next.fighter(new Name(who)).isProne()).isTrue();
    }

    @Then("{name}'s next draw counts")
    public void nextDraw(String who, DataTable lines) {
        Tally draw = showdown.turnAfter(next).stream()
                .flatMap(event -> event.tallies().stream())
                .filter(tally ->
                        tally.whose().equals(new Name(who)) && tally.of().equals("draw"))
                .findFirst()
                .orElseThrow();
        List<List<String>> rows = new ArrayList<>(List.of(List.of("rule", "counts")));
        Tally.Known base = (Tally.Known) draw.base();
        rows.add(List.of(base.why().id(), "%+d".formatted(base.amount())));
        draw.lines().stream()
                .map(line -> ((Tally.Plus) line).modifier())
                .forEach(modifier -> rows.add(List.of(modifier.why().id(), "%+d".formatted(modifier.amount()))));
        lines.diff(DataTable.create(rows));
    }

    @Then("{name} and {name} are still {range} from each other")
    public void areStillApart(String one, String other, String range) {
        assertThat(next.scene().between(new Name(one), new Name(other)).range()).hasToString(range);
    }

    @Then("nobody is left to meet again")
    public void nobodyIsLeft() {
        assertThat(showdown.next()).isEmpty();
    }
}
