package dev.snakewater.application.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.words.Wording;
import java.util.List;
import org.junit.jupiter.api.Test;

class SurveyTest {

    /** Of ten attacks two missed; six did 3 points; two killed at once, and nobody counted how many points that was. */
    @Test
    void what_is_told_and_what_is_not_are_everything() {
        Survey survey = new Survey();
        survey.add(List.of(Finding.is("hit", false)), times(2));
        survey.add(List.of(Finding.is("hit", true), Finding.counts("damage", 3)), times(6));
        survey.add(List.of(Finding.is("hit", true), Finding.is("dead", true)), times(2));

        List<Outlook> outlooks = survey.outlooks(Wording.in("dev.snakewater.application.toy"));

        assertThat(outlooks).extracting(Outlook::of).containsExactly("hit", "damage", "dead");
        assertThat(outlooks.get(0).untold()).isEmpty();
        assertThat(outlooks.get(1).untold()).contains(times(4));
        assertThat(outlooks.get(1).mean().orElseThrow().value()).isEqualTo(3);
        assertThat(outlooks.get(2).untold()).contains(times(8));
    }

    private static Share times(int times) {
        return new Share.Counted(times, 10);
    }
}
