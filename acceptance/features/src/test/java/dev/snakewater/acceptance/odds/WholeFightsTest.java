package dev.snakewater.acceptance.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.odds.Simulation;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.json.document.JsonScenarios;
import dev.snakewater.testkit.odds.Agreement;
import dev.snakewater.testkit.odds.AllDice;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Exact odds of whole fights, held against other ways to find them. */
class WholeFightsTest {

    @ParameterizedTest
    @ValueSource(strings = {"marksman-and-dodger", "one-round-each", "armour-and-criticals"})
    void two_turns_agree_exactly_with_all_dice_one_by_one(String name) {
        Scenario<?, ?> scenario = scenario(name);
        Chances chances = odds(scenario, 100_000);

        assertThat(scenario.terms().turnLimit()).isEqualTo(2);
        assertThat(chances.ending().decided().value()).isGreaterThan(0.01);
        agreesWithAllDice(scenario, chances);
    }

    @Test
    void a_duel_to_the_end_agrees_with_200_000_fights() {
        Scenario<?, ?> duel = scenario("duel-to-the-end");
        Chances chances = odds(duel, 1_000_000);

        Simulated simulated = new Simulation(Clock.STOPPED)
                .fights(duel, 4, Effort.ofFights(200_000).withThreads(2), Waiting.PATIENTLY);

        assertThat(chances.error()).isLessThan(1e-10);
        Agreement.withinFourStandardErrors(chances.findings(), simulated.findings(), 200_000);
        Agreement.withinFourStandardErrors(List.of(chances.turns().orElseThrow()), List.of(simulated.turns()), 200_000);
    }

    @Test
    void two_who_only_dodge_never_decide_anything() {
        Chances chances = odds(scenario("nobody-armed"), 1_000);

        assertThat(chances.ending().never().value()).isEqualTo(1, within(chances.error()));
        assertThat(chances.findings().getFirst().prospects())
                .extracting(MeasureDistribution.Weighted::is)
                .containsExactly("Ann and Bill");
    }

    @Test
    void four_against_two_is_given_up_with_what_is_known_by_then() {
        Chances chances = odds(scenario("four-against-two"), 20_000);

        assertThat(chances.beyond().orElseThrow().why()).isEqualTo(Chances.Limit.SITUATIONS);
        assertThat(chances.situations()).isEqualTo(20_000);
        assertThat(chances.ending().decided().value() + chances.ending().open().value())
                .isEqualTo(1, within(1e-9));
    }

    private static <S, O> void agreesWithAllDice(Scenario<S, O> scenario, Chances chances) {
        AllDice<S, O> dice = new AllDice<>(scenario, Integer.MAX_VALUE - 1, (outcome, answers) -> {});
        Agreement.exact(chances.findings(), dice.findings());
    }

    private static Chances odds(Scenario<?, ?> scenario, int budget) {
        return new ExactOdds(Clock.STOPPED).of(scenario, Effort.ofSituations(budget), Waiting.PATIENTLY);
    }

    private static Scenario<?, ?> scenario(String name) {
        try {
            Path file = Path.of(
                    WholeFightsTest.class.getResource("/odds/" + name + ".json").toURI());
            return new JsonScenarios(Examples.RULESETS, InputStream.nullInputStream()).find(file.toString());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
