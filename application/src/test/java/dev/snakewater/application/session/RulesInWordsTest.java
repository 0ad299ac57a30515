package dev.snakewater.application.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.rule.Bundles;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written about the rules of all rule texts, held against the rules. */
class RulesInWordsTest {

    private static final RulebookIndex SHELF = new RulebookIndex(ServiceLoader.load(Ruleset.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList());

    static Stream<Rule> rules() {
        return SHELF.books().stream().flatMap(book -> book.rules().stream());
    }

    static List<Rulebook> books() {
        return SHELF.books();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void every_rule_says_something_and_is_from_somewhere(Rule rule) {
        assertThat(Stream.concat(
                        Stream.of(rule.says(), rule.from()),
                        Stream.concat(rule.ruling().stream(), rule.ours().stream())))
                .allSatisfy(text -> assertThat(text).isNotBlank().doesNotContain("  ", "''"));
        assertThat(rule.says()).matches("(?s)[\\dA-Z].*\\.").doesNotContain("\n");
    }

    @ParameterizedTest
    @MethodSource("rules")
    void every_rule_that_is_mentioned_exists(Rule rule) {
        String text = rule.says()
                + rule.from()
                + rule.ruling().orElse("")
                + rule.ours().orElse("");

        assertThat(Pattern.compile("\\b(GF|HL|SW|GM|FACT)-\\d+").matcher(text).results())
                .allSatisfy(
                        mentioned -> assertThat(SHELF.rule(mentioned.group())).isPresent());
    }

    @ParameterizedTest
    @MethodSource("books")
    void no_text_is_without_a_rule(Rulebook book) {
        List<String> ids = book.rules().stream().map(Rule::id).toList();

        assertThat(book.title()).isNotBlank();
        assertThat(book.source()).isNotBlank();
        assertThat(book.rules().stream()
                        .map(rule -> rule.getClass().getName())
                        .distinct()
                        .flatMap(words -> Bundles.of(words).keySet().stream()))
                .filteredOn(key -> !key.startsWith("book."))
                .allSatisfy(key -> {
                    assertThat(ids).contains(key.substring(0, key.indexOf('.')));
                    assertThat(key.substring(key.indexOf('.') + 1))
                            .isIn("title", "kind", "says", "from", "ruling", "ours", "switch", "unplayed");
                });
    }

    @Test
    void the_chart_of_gurps_has_83_rules() {
        // 56 boxes, 9 general rulings, 5 rows of HT, 3 of stun, 10 locations.
        assertThat(Gurps3Rule.RULEBOOK.rules().stream().map(Rule::id))
                .hasSize(83)
                .contains("GU-01", "GU-56", "GR-9", "GU-HT-5", "GU-STUN-3", "GU-LOC-10");
    }
}
