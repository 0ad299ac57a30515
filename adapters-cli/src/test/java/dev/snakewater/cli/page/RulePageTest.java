package dev.snakewater.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What shows a rule, as a game master reads it. */
class RulePageTest {

    @Test
    void the_examples_of_a_feature_are_one_line_without_the_numbers_of_tests() {
        assertThat(RulePage.shown(List.of(
                        "03-wounds-by-part: V76, light armour, and a second blow later",
                        "24-body-and-limbs: V77: one box for each blow",
                        "03-wounds-by-part: 2 points in the torso")))
                .containsExactly(
                        "Wounds by part: Light armour, and a second blow later; 2 points in the torso",
                        "Body and limbs: One box for each blow");
    }

    @Test
    void of_many_examples_three_are_told_and_the_others_counted() {
        assertThat(RulePage.shown(
                        List.of("14-rulings: One", "14-rulings: Two", "14-rulings: Three", "14-rulings: Four")))
                .containsExactly("Rulings: One; Two; Three; and 1 more");
    }
}
