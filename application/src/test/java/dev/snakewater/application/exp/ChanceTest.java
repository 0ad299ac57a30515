package dev.snakewater.application.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.exp.Bars;
import dev.snakewater.domain.exp.Chance;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The closed form of the catalogue's section 1, against every face of the dice played by the procedure itself. */
class ChanceTest {

    private static final int SET_UPS = 5_000;

    @Test
    void for_five_thousand_set_ups_the_closed_form_is_what_the_throws_count() {
        List<Long> seeds = LongStream.iterate(0, seed -> seed + 1)
                .filter(seed -> Bars.of(Opening.attack(set(seed))).isEmpty())
                .limit(SET_UPS)
                .boxed()
                .toList();

        List<Integer> hits = seeds.parallelStream().map(ChanceTest::inThousand).toList();

        // The set-ups are worth comparing: many chances are neither nothing nor everything.
        assertThat(hits.stream().filter(number -> number > 0 && number < 1000)).hasSizeGreaterThan(SET_UPS / 3);
        assertThat(hits.stream().distinct()).hasSizeGreaterThan(500);
    }

    private static ExpScenario set(long seed) {
        ExpScenario scenario = RandomAssault.of(seed).made();
        assertThat(ExpProblems.of(scenario)).as("problems with seed %s", seed).isEmpty();
        return scenario;
    }

    private static int inThousand(long seed) {
        ExpScenario scenario = set(seed);
        Chance chance = LayOut.of(Opening.attack(scenario)).chance();
        assertThat(Volley.hits(scenario, chance.faces()))
                .as("hits of %s faces with seed %s", chance.faces(), seed)
                .isEqualTo(chance.hits());
        return chance.hits() * 1000 / chance.faces();
    }
}
