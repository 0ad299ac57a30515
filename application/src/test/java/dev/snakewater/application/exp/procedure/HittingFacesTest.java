package dev.snakewater.application.exp.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Odds;
import dev.snakewater.application.exp.scenario.ExpScenario;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.exp.modifier.Bar;
import dev.snakewater.domain.exp.modifier.ToHit;
import dev.snakewater.domain.modifier.Counting;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The chance that is told, against the exact odds of the procedure itself. */
class HittingFacesTest {

    private static final int SET_UPS = 5_000;

    @Test
    void for_five_thousand_set_ups_the_chance_that_is_told_is_what_the_odds_are() {
        List<Long> seeds = LongStream.iterate(0, seed -> seed + 1)
                .filter(seed -> Bar.of(set(seed).attack()).isEmpty())
                .limit(SET_UPS)
                .boxed()
                .toList();

        List<Integer> hits =
                seeds.parallelStream().map(HittingFacesTest::inThousand).toList();

        // The set-ups are worth comparing: many chances are neither nothing nor everything.
        assertThat(hits.stream().filter(number -> number > 0 && number < 1000)).hasSizeGreaterThan(SET_UPS / 3);
        assertThat(hits.stream().distinct()).hasSizeGreaterThan(500);
    }

    private static ExpScenario set(long seed) {
        ExpScenario scenario = RandomAssault.of(seed).made();
        assertThat(scenario.problems()).as("problems with seed %s", seed).isEmpty();
        return scenario;
    }

    private static int inThousand(long seed) {
        ExpScenario scenario = set(seed);
        ToHit.HittingFaces faces =
                ToHit.of(scenario.attack(), Counting.adding(sum -> sum)).chance(scenario.attack());
        Odds odds = Odds.of(ExpScenario.kind(), scenario);
        Chance hit = odds.chance("The attack", "Hit");
        assertThat(hit.of(hit.plus(odds.chance("The attack", "Miss"))))
                .as("the odds of a throw with seed %s", seed)
                .isEqualTo(Chance.of(faces.hits(), faces.faces()));
        return faces.hits() * 1000 / faces.faces();
    }
}
