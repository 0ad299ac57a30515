package dev.snakewater.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RulebookTest {

    private static final Rulebook BOOK = new Rulebook("house", List.of(HouseRule.values()));

    @Test
    void a_rule_is_found_by_its_id_in_capitals_or_not() {
        assertThat(BOOK.rule("HOUSE-1")).contains(HouseRule.BONUS);
        assertThat(BOOK.rule("house-1")).contains(HouseRule.BONUS);
        assertThat(BOOK.rule("HOUSE-99")).isEmpty();
    }

    @Test
    void no_two_rules_share_an_id() {
        List<Rule> twice = List.of(HouseRule.BASE, HouseRule.BASE);
        assertThatThrownBy(() -> new Rulebook("house", twice)).isInstanceOf(IllegalArgumentException.class);
    }
}
