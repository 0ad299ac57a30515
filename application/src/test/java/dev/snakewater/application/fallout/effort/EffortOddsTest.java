package dev.snakewater.application.fallout.effort;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Odds;
import dev.snakewater.application.fallout.catalogue.HouseRules.WrittenCatalogue;
import dev.snakewater.application.fallout.catalogue.WrittenWastelander;
import dev.snakewater.domain.dice.Chance;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The exact set-up P09 of the catalogue: what a run of 7 AP with body control 60 comes to. */
class EffortOddsTest {

    @Test
    void p09_a_run_of_seven_action_points() {
        WrittenCatalogue own = new WrittenCatalogue(
                List.of(),
                List.of(),
                List.of(Filled.in(WrittenWastelander.class, "name: Runner, bodyControl: 60, luck: 5")));
        EffortScenario.RunScenario run =
                Filled.in(EffortScenario.RunScenario.class, "catalogue", own, "who", "Runner", "millimetres", 315);
        Odds odds = Odds.of(EffortScenario.RUNS, run);
        assertThat(odds.fractions("Result"))
                .containsExactly("lucky 1/20", "success 11/20", "failure 7/20", "critical failure 1/20");
        assertThat(odds.mean("Runner's rounds out of breath")).isEqualTo(Chance.of(23, 10));
    }
}
