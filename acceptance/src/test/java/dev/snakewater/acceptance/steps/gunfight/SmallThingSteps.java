package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.application.fudge.gunfight.procedure.AttackOutcome;
import dev.snakewater.application.fudge.gunfight.scenario.AttackScenario;
import dev.snakewater.application.fudge.gunfight.scenario.DrawScenario;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.fudge.gunfight.scenario.StaredownScenario;
import dev.snakewater.application.scenario.SubScenario;
import dev.snakewater.application.scenario.UnclearPhraseException;
import dev.snakewater.domain.combatant.Name;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An attack, a draw or a staredown by itself. */
@ScenarioScoped
public final class SmallThingSteps {

    private final Roster roster;
    private final SmallThing smallThing;
    private final Showdown showdown;
    private final Citations citations;
    private @Nullable AttackOutcome attack;
    private DrawScenario.@Nullable Outcome draw;
    private StaredownScenario.@Nullable Outcome staredown;
    private String refusal = "";

    @Inject
    public SmallThingSteps(Roster roster, SmallThing smallThing, Showdown showdown, Citations citations) {
        this.roster = roster;
        this.smallThing = smallThing;
        this.showdown = showdown;
        this.citations = citations;
    }

    @When("nothing else happens but: {words}")
    public void nothingElseBut(String words) {
        attack = smallThing.outcome(AttackScenario.kind(), attack(words));
    }

    @When("somebody asks what would be if: {words}")
    public void asksWhatIf(String words) {
        showdown.isNotPlayed();
        try {
            attack(words);
        } catch (UnclearPhraseException unclear) {
            refusal = unclear.getMessage();
            citations.named(refusal);
        }
    }

    @When("nothing else happens but a draw")
    public void nothingElseButADraw() {
        draw = smallThing.outcome(DrawScenario.kind(), roster.draw(Optional.empty(), Optional.empty()));
    }

    @When("nothing else happens but a draw, with the +2 of {name}")
    public void nothingElseButADrawWithThePrize(String who) {
        draw = smallThing.outcome(DrawScenario.kind(), roster.draw(Optional.of(who), Optional.empty()));
    }

    @When("nothing else happens but the draw of a later turn, for which {name} has his gun out")
    public void nothingElseButALaterDraw(String who) {
        draw = smallThing.outcome(DrawScenario.kind(), roster.draw(Optional.empty(), Optional.of(who)));
    }

    @When("nothing else happens but a staredown")
    public void nothingElseButAStaredown() {
        staredown = smallThing.outcome(StaredownScenario.kind(), roster.staredown());
    }

    @Then("the attack hits {name} {int} time(s)")
    public void hits(String who, int times) {
        assertThat(target(who).hits()).isEqualTo(times);
    }

    @Then("the attack leaves {name} {wound}")
    public void leaves(String who, String wound) {
        assertThat(target(who).after()).hasToString(wound);
    }

    @Then("the attack leaves {name} {int} bullet(s)")
    public void leavesBullets(String who, int bullets) {
        assertThat(attack.by()).isEqualTo(new Name(who));
        assertThat(attack.rounds()).isEqualTo(bullets);
    }

    @Then("he is told that it cannot be, by {rules}")
    public void isToldThatItCannotBe(String rules) {
        assertThat(refusal).contains(Roster.row(rules));
    }

    @Then("{names} act(s) first")
    public void actFirst(String names) {
        assertThat(draw.first().stream().map(Name::text)).containsExactlyElementsOf(Roster.row(names));
    }

    @Then("{name} holds the +2")
    public void holdsThePrize(String who) {
        assertThat(staredown.winner()).contains(new Name(who));
    }

    @Then("nobody holds the +2")
    public void nobodyHoldsThePrize() {
        assertThat(staredown.winner()).isEmpty();
    }

    private AttackOutcome.Target target(String who) {
        return attack.targets().stream()
                .filter(target -> target.name().text().equals(who))
                .findFirst()
                .orElseThrow();
    }

    private AttackScenario attack(String words) {
        SubScenario<?, ?, ?> excerpt =
                GunfightScenario.kind().attack(roster.written(), words).orElseThrow();
        return (AttackScenario) excerpt.setUp();
    }
}
