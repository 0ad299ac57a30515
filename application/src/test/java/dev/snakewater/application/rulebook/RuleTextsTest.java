package dev.snakewater.application.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gunfight.GunfightRuleset;
import dev.snakewater.application.port.in.RuleEntry;
import dev.snakewater.application.procedure.RuleTexts;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.words.Bundles;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
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

    static Stream<RuleTexts> texts() {
        return Stream.concat(
                new GunfightRuleset().texts().stream(),
                Stream.of(
                        new RuleTexts(GameMasterRule.RULEBOOK, Bundles.of("dev.snakewater.application.table.rules"))));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void every_rule_says_something_and_is_from_somewhere(Rule rule) {
        RuleEntry entry = entry(rule);

        assertThat(Stream.concat(
                        Stream.of(entry.says(), entry.from()),
                        Stream.concat(entry.ruling().stream(), entry.ours().stream())))
                .allSatisfy(text -> assertThat(text).isNotBlank().doesNotContain("  ", "''"));
        assertThat(entry.says()).matches("(?s)[\\dA-Z].*\\.").doesNotContain("\n");
    }

    @ParameterizedTest
    @MethodSource("rules")
    void every_rule_that_is_mentioned_exists(Rule rule) {
        RuleEntry entry = entry(rule);
        String text = entry.says()
                + entry.from()
                + entry.ruling().orElse("")
                + entry.ours().orElse("");

        assertThat(Pattern.compile("\\b(GF|HL|SW|GM|FACT)-\\d+").matcher(text).results())
                .allSatisfy(
                        mentioned -> assertThat(SHELF.rule(mentioned.group())).isPresent());
    }

    @ParameterizedTest
    @MethodSource("texts")
    void no_text_is_without_a_rule(RuleTexts texts) {
        List<String> ids = texts.book().rules().stream().map(Rule::id).toList();

        assertThat(texts.words().keySet()).allSatisfy(key -> {
            assertThat(ids).contains(key.substring(0, key.indexOf('.')));
            assertThat(key.substring(key.indexOf('.') + 1))
                    .isIn("says", "from", "ruling", "ours", "switch", "unplayed");
        });
    }

    private static RuleEntry entry(Rule rule) {
        return SHELF.rule(rule.id()).orElseThrow();
    }
}
