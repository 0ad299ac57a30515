package dev.snakewater.application.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShareTest {

    /** What is certain and what is open are added up from many small chances, and may come to a little more than 1. */
    @Test
    void no_chance_is_estimated_above_one() {
        Share.Between sure = new Share.Between(0.7, 0.3 + 1e-12, Optional.of(new Share.Counted(5, 5)));
        assertThat(sure.value()).isEqualTo(1);
        assertThat(sure.value()).isBetween(sure.low(), sure.high());
        assertThat(sure.most()).isEqualTo(1);
    }
}
