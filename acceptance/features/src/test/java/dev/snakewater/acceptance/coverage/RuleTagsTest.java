package dev.snakewater.acceptance.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import dev.snakewater.steps.rules.Books;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule has an example, and every tag a rule. What the examples cite is checked while they run. */
final class RuleTagsTest {

    private static final List<FeatureFiles.Example> EXAMPLES = FeatureFiles.examples();

    @Test
    void every_rulebook_is_covered() {
        assertThat(Books.ALL.stream().map(Rulebook::id))
                .containsExactly(
                        "gunfight",
                        "hitlocation",
                        "fudge",
                        "house",
                        "fudge-core",
                        "exp",
                        "exp-facts",
                        "gurps3",
                        "fallout",
                        "table");
    }

    @Test
    void every_rule_of_the_rulebooks_has_an_example_that_is_tagged_with_it() {
        List<String> tags =
                EXAMPLES.stream().flatMap(example -> example.tags().stream()).toList();
        Stream<Rule> without = Books.rules().stream()
                .filter(rule -> rule.unplayed().isEmpty())
                .filter(rule -> !tags.contains(rule.id()));
        assertThat(without.map(rule -> rule.id() + " " + rule.title()))
                .as("rules without an example")
                .isEmpty();
    }

    /** As soon as an example is tagged with one of them, its page may not say so any more. */
    @Test
    void what_waits_for_a_fight_to_come_is_a_rule_without_an_example() {
        assertThat(Books.rules().stream().filter(rule -> rule.unplayed().isPresent()))
                .isNotEmpty()
                .allSatisfy(rule -> {
                    assertThat(rule.unplayed().orElseThrow()).isNotBlank();
                    assertThat(EXAMPLES).noneMatch(example -> example.tags().contains(rule.id()));
                });
    }

    @Test
    void every_tag_that_looks_like_a_rule_is_one() {
        Stream<String> unknown = EXAMPLES.stream()
                .flatMap(example -> example.tags().stream()
                        .filter(Books::looksLikeRule)
                        .filter(tag -> Books.rule(tag).isEmpty())
                        .map(tag -> "@" + tag + " in " + example.where()));
        assertThat(unknown).as("tags that name no rule").isEmpty();
    }

    @Test
    void every_example_shows_a_rule() {
        Stream<String> untagged = EXAMPLES.stream()
                .filter(example -> example.tags().stream().noneMatch(Books::looksLikeRule))
                .map(FeatureFiles.Example::where);
        assertThat(untagged).as("examples without the tag of a rule").isEmpty();
    }
}
