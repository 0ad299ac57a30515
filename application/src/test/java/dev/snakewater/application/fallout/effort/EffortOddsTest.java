package dev.snakewater.application.fallout.effort;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.application.fallout.catalogue.WrittenWastelander;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.domain.dice.Chance;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The exact set-up P09 of the catalogue: what a run of 7 AP with body control 60 comes to. */
class EffortOddsTest {

    private static final int BUDGET = 1_000;

    @Test
    void p09_a_run_of_seven_action_points() {
        WrittenCatalogue own = new WrittenCatalogue(
                List.of(),
                List.of(),
                List.of(Filled.in(WrittenWastelander.class, "name", "Runner", "bodyControl", 60, "luck", 5)));
        RunScenario run = Filled.in(RunScenario.class, "catalogue", own, "who", "Runner", "millimetres", 315);
        List<Outlook> findings = new ExactOdds()
                .of(
                        new Scenario<>(RunScenario.kind(), "P09", "", Terms.of(1), List.of(), run),
                        BUDGET,
                        (turn, situations) -> {})
                .findings();

        assertThat(found(findings, "Result").prospects())
                .extracting(prospect -> prospect.is() + " " + ((Share.Exact) prospect.share()).chance())
                .containsExactly("lucky 1/20", "success 11/20", "failure 7/20", "critical failure 1/20");
        assertThat(found(findings, "Runner's rounds out of breath")
                        .mean()
                        .orElseThrow()
                        .exactly())
                .contains(Chance.of(23, 10));
    }

    private static Outlook found(List<Outlook> findings, String of) {
        return findings.stream()
                .filter(outlook -> outlook.of().equals(of))
                .findFirst()
                .orElseThrow();
    }
}
