package dev.snakewater.application.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gunfight.GunfightRuleset;
import dev.snakewater.domain.rule.Bundles;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written about the rules, held against the rules. */
class RuleTextsTest {

    private static final Bookshelf SHELF = new Bookshelf(List.of(new GunfightRuleset()));

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

        ResourceBundle words = Bundles.of(book.rules().getFirst().getClass().getName());

        assertThat(words.keySet()).allSatisfy(key -> {
            assertThat(ids).contains(key.substring(0, key.indexOf('.')));
            assertThat(key.substring(key.indexOf('.') + 1))
                    .isIn("title", "kind", "says", "from", "ruling", "ours", "switch", "unplayed");
        });
    }
}
