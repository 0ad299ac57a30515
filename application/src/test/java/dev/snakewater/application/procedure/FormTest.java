package dev.snakewater.application.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FormTest {

    private record Hat(
            String owner,
            int size,
            boolean worn,
            Optional<String> colour,
            Optional<Integer> feathers,
            List<String> bands) {
        private Hat {
            if (size < 1) {
                throw new IllegalArgumentException("too small");
            }
        }
    }

    private static final Form<Hat> BOBS =
            Form.of(Hat.class).with("owner", "Bob").with("size", 7).with("worn", true);

    @Test
    void what_is_not_filled_in_is_left_out() {
        assertThat(BOBS.filled()).isEqualTo(new Hat("Bob", 7, true, Optional.empty(), Optional.empty(), List.of()));
    }

    @Test
    void a_field_that_may_be_left_out_takes_its_value_or_an_optional_of_it() {
        assertThat(BOBS.with("colour", "black").filled().colour()).contains("black");
        assertThat(BOBS.with("colour", Optional.of("black")).filled().colour()).contains("black");
        assertThat(BOBS.with("colour", "black")
                        .with("colour", Optional.empty())
                        .filled()
                        .colour())
                .isEmpty();
        assertThat(BOBS.with(Map.of("feathers", 2, "bands", List.of("silk"))).filled())
                .isEqualTo(new Hat("Bob", 7, true, Optional.empty(), Optional.of(2), List.of("silk")));
    }

    @Test
    void a_form_like_a_record_differs_in_what_is_filled_in_alone() {
        Hat joes = new Hat("Joe", 8, false, Optional.of("white"), Optional.of(1), List.of("felt"));
        assertThat(Form.like(joes).filled()).isEqualTo(joes);
        assertThat(Form.like(joes).with("size", 9).filled())
                .isEqualTo(new Hat("Joe", 9, false, Optional.of("white"), Optional.of(1), List.of("felt")));
        assertThat(joes.size()).isEqualTo(8);
    }

    @Test
    void a_form_does_not_change() {
        Hat before = BOBS.filled();
        BOBS.with("colour", "red");
        assertThat(BOBS.filled()).isEqualTo(before);
    }

    @Test
    void what_does_not_fit_is_refused_by_name() {
        assertThatThrownBy(() -> BOBS.with("brim", 2)).hasMessage("Hat has no field brim");
        assertThatThrownBy(() -> BOBS.with("size", "big")).hasMessage("Hat.size cannot be big");
        assertThatThrownBy(() -> BOBS.with("feathers", "two")).hasMessage("Hat.feathers cannot be two");
        assertThatThrownBy(() -> BOBS.with("bands", "silk")).hasMessage("Hat.bands cannot be silk");
        assertThatThrownBy(() -> Form.of(Hat.class).with("owner", "Bob").filled())
                .hasMessage("Hat.size must be filled in");
        assertThatThrownBy(() -> BOBS.with("size", 0).filled())
                .isInstanceOf(IllegalArgumentException.class)
                .hasRootCauseMessage("too small");
    }
}
