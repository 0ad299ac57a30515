package dev.snakewater.application.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.words.Messages;
import java.util.List;
import org.junit.jupiter.api.Test;

class TabulationTest {

    /** Of ten attacks two missed; six did 3 points; two killed at once, and nobody counted how many points that was. */
    @Test
    void what_is_told_and_what_is_not_are_everything() {
        Tabulation survey = new Tabulation();
        survey.add(List.of(Finding.is("hit", false)), times(2));
        survey.add(List.of(Finding.is("hit", true), Finding.counts("damage", 3)), times(6));
        survey.add(List.of(Finding.is("hit", true), Finding.is("dead", true)), times(2));

        List<MeasureDistribution> distributions = survey.distributions(Messages.in("dev.snakewater.application.toy"));

        assertThat(distributions).extracting(MeasureDistribution::of).containsExactly("hit", "damage", "dead");
        assertThat(distributions.get(0).untold()).isEmpty();
        assertThat(distributions.get(1).untold()).contains(times(4));
        assertThat(distributions.get(1).mean().orElseThrow().value()).isEqualTo(3);
        assertThat(distributions.get(2).untold()).contains(times(8));
    }

    private static Share times(int times) {
        return new Share.Counted(times, 10);
    }
}
