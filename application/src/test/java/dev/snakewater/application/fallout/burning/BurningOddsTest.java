package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Odds;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.domain.fallout.shot.Fire;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exact set-up P11 of the catalogue: a full burn, with and without armour. */
class BurningOddsTest {

    private static final int ROUNDS = 5;
    private static final double EXACT = 1e-12;

    /** More hit points than a fire can take: 50. */
    private static final int PLENTY = 60;

    @ParameterizedTest
    @CsvSource({"none, 32, 1, 1657, 2500, 14, 50", "leather, 103, 5, 13, 250, 5, 38"})
    void p11_a_full_burn(String armour, int mean, int of, int thirty, int all, int least, int most) {
        BurningScenario fire = Filled.in(
                BurningScenario.class,
                "targets",
                List.of(Filled.in(
                        WrittenTarget.class, "hitPoints", PLENTY, "armour", armour, "alight", Fire.Stage.FIRST)));
        Outlook lost = Odds.of(BurningScenario.kind(), fire, Terms.of(ROUNDS)).outlook("Target's hit points lost");
        assertThat(lost.mean().orElseThrow().value()).isCloseTo((double) mean / of, within(EXACT));
        assertThat(lost.prospects().stream()
                        .filter(prospect -> Integer.parseInt(prospect.is()) >= 30)
                        .mapToDouble(prospect -> prospect.share().value())
                        .sum())
                .isCloseTo((double) thirty / all, within(EXACT));
        // No armour: 2+5 + 1+5 + 1 to 20+5 + 10+5 + 10; in leather 4 less each time, but never less than nothing.
        assertThat(lost.prospects().getFirst().is()).isEqualTo(String.valueOf(least));
        assertThat(lost.prospects().getLast().is()).isEqualTo(String.valueOf(most));
    }
}
