package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.application.fudge.gunfight.scenario.DrawScenario;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.fudge.gunfight.scenario.StaredownScenario;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SubScenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.domain.dice.Chance;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What an attack, a draw or a staredown can come to, before any dice fall. */
@ScenarioScoped
public final class OddsSteps {

    private static final int BUDGET = 100_000;
    private static final int SEEDS = 40;

    private final Roster roster;
    private final GameMaster gameMaster;
    private final Showdown showdown;
    private final Citations citations;
    private @Nullable Chances chances;

    /** The odds of what this roster could do. */
    @Inject
    public OddsSteps(Roster roster, GameMaster gameMaster, Showdown showdown, Citations citations) {
        this.roster = roster;
        this.gameMaster = gameMaster;
        this.showdown = showdown;
        this.citations = citations;
    }

    @When("the odds are asked of: {words}")
    public void oddsOfAnAttack(String words) {
        ask(GunfightScenario.kind().attack(roster.written(), words).orElseThrow());
    }

    @When("the odds are asked of the draw")
    public void oddsOfTheDraw() {
        ask(DrawScenario.kind(), roster.draw(Optional.empty(), Optional.empty()));
    }

    @When("the odds are asked of the draw, with the +2 of {name}")
    public void oddsOfTheDrawWithThePrize(String who) {
        ask(DrawScenario.kind(), roster.draw(Optional.of(who), Optional.empty()));
    }

    @When("the odds are asked of the staredown")
    public void oddsOfTheStaredown() {
        ask(StaredownScenario.kind(), roster.staredown());
    }

    @Then("{string} is {string} in {int} of {int} falls")
    public void isInSoManyFalls(String of, String is, int ways, int falls) {
        assertThat(exactly(prospects(of).stream()
                        .filter(prospect -> prospect.is().equals(is))
                        .map(MeasureDistribution.Weighted::share)))
                .isEqualTo(Chance.of(ways, falls));
    }

    @Then("{string} is at least {int} in {int} of {int} falls")
    public void isAtLeastInSoManyFalls(String of, int least, int ways, int falls) {
        assertThat(exactly(prospects(of).stream()
                        .filter(prospect -> Integer.parseInt(prospect.is()) >= least)
                        .map(prospect -> prospect.atLeast().orElseThrow())
                        .limit(1)))
                .isEqualTo(Chance.of(ways, falls));
    }

    @Then("{string} is {int}\\/{int} on average")
    public void isOnAverage(String of, int numerator, int denominator) {
        assertThat(outlook(of).mean().orElseThrow().exactly()).contains(Chance.of(numerator, denominator));
    }

    /** What does not come out at all has no prospect. */
    private static Chance exactly(Stream<Share> shares) {
        return shares.map(share -> ((Share.Exact) share).chance()).findFirst().orElse(Chance.NONE);
    }

    private List<MeasureDistribution.Weighted> prospects(String of) {
        return outlook(of).prospects();
    }

    private MeasureDistribution outlook(String of) {
        return chances.findings().stream()
                .filter(outlook -> outlook.of().equals(of))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nothing is said of " + of + ", but of "
                        + chances.findings().stream()
                                .map(MeasureDistribution::of)
                                .toList()));
    }

    private <C> void ask(SubScenario<C, ?, ?> excerpt) {
        ask(excerpt.kind(), excerpt.setUp());
    }

    private <C, S, O> void ask(ScenarioKind<C, S, O> kind, C setUp) {
        assertThat(kind.problems(setUp)).isEmpty();
        Scenario<C, S, O> scenario = new Scenario<>(kind, "Odds", "", gameMaster.terms(1), List.of(), setUp);
        chances = new ExactOdds().of(scenario, BUDGET, (turn, situations) -> {});
        showdown.isNotPlayed();
        // The rules that the odds come from are those of what happens when it is played.
        for (long seed = 1; seed <= SEEDS; seed++) {
            new Fights()
                    .withSeed(scenario, seed)
                    .turns()
                    .forEach(turn -> turn.forEach(told -> citations.happened(told.happened())));
        }
    }
}
