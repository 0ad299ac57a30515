package dev.snakewater.application.gurps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.rule.Bundles;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is written about the rules of the chart. */
class GurpsRuleTextsTest {

    @ParameterizedTest
    @EnumSource(Gurps3Rule.class)
    void every_rule_says_something_and_is_from_somewhere(Gurps3Rule rule) {
        assertThat(rule.says()).matches("(?s)[\\dA-Z].*\\.").doesNotContain("\n", "  ", "''");
        assertThat(rule.from()).isNotBlank();
        assertThat(Stream.concat(rule.ruling().stream(), rule.ours().stream()))
                .allSatisfy(text -> assertThat(text).endsWith("."));
    }

    @Test
    void there_are_83_rules_and_no_text_without_one() {
        List<String> ids = Gurps3Rule.RULEBOOK.rules().stream().map(Rule::id).toList();
        // 56 boxes, 9 general rulings, 5 rows of HT, 3 of stun, 10 locations.
        assertThat(ids).hasSize(83).contains("GU-01", "GU-56", "GR-9", "GU-HT-5", "GU-STUN-3", "GU-LOC-10");
        assertThat(Bundles.of(Gurps3Rule.class.getName()).keySet())
                .allSatisfy(key -> assertThat(ids).contains(key.substring(0, key.indexOf('.'))));
    }
}
