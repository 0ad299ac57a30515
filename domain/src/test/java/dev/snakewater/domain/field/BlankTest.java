package dev.snakewater.domain.field;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.combatant.Name;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What cannot be left out, and what a record refuses. */
class BlankTest {

    record Required(int count) {}

    record Painted(@Default("blue") Colour colour) {}

    enum Colour {
        RED
    }

    @Test
    void what_has_no_default_must_be_written() {
        assertThatThrownBy(() -> Blank.of(Required.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("something must be written of Required");
    }

    @Test
    void a_default_must_be_a_constant() {
        assertThatThrownBy(() -> Blank.of(Painted.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Colour has no blue");
    }

    @Test
    void what_a_record_refuses_is_refused_with_its_reason() {
        assertThatThrownBy(() -> Records.made(Name.class, List.of(""))).isInstanceOf(IllegalArgumentException.class);
    }
}
