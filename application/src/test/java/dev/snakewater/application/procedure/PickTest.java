package dev.snakewater.application.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is picked of the options of a choice. */
class PickTest {

    private static final Choice<String> FRUIT = Choice.among(
            new Name("Eve"), "fruit", List.of("fig", "apple", "peach", "plum"), GameMasterRule.GM_03_AMENDMENT);

    @Test
    void the_best_is_what_is_worth_most() {
        assertThat(FRUIT.best(String::length)).isEqualTo("apple");
        assertThat(FRUIT.best(fruit -> -fruit.length())).isEqualTo("fig");
    }

    @Test
    void of_equal_ones_the_best_is_the_first_listed() {
        assertThat(FRUIT.best(fruit -> 0)).isEqualTo("fig");
        assertThat(FRUIT.best(fruit -> fruit.contains("p"))).isEqualTo("apple");
    }
}
