package dev.snakewater.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Question;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Bundles;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.MissingResourceException;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of rules: each is written about, each that is cited is there, and each that is there is shown. */
interface RuleContract extends Contract {

    int GAMES_CITED = 25;

    /** Returns all rules of the rule texts that are tested. */
    default Stream<Named<Rule>> rules() {
        return books().flatMap(book -> book.getPayload().rules().stream()).map(rule -> Named.of(rule.id(), rule));
    }

    /** Returns all their rulebooks. */
    default Stream<Named<Rulebook>> books() {
        return tested().rulesets().stream()
                .flatMap(ruleset -> ruleset.rulebooks().stream())
                .distinct()
                .map(book -> Named.of(book.id(), book));
    }

    @Test
    default void rule_texts_are_found_as_services_and_share_no_rule() {
        List<Ruleset> installed = Ruleset.installed();
        for (Ruleset ruleset : tested().rulesets()) {
            assertThat(installed)
                    .as(
                            "nobody finds %s: name it in META-INF/services/%s",
                            ruleset.getClass().getName(), Ruleset.class.getName())
                    .anyMatch(found -> found.getClass() == ruleset.getClass());
        }
        List<String> ids = installed.stream()
                .flatMap(ruleset -> ruleset.rulebooks().stream())
                .distinct()
                .flatMap(book -> book.rules().stream())
                .map(Rule::id)
                .toList();
        assertThat(ids)
                .as("give the rules of each rulebook letters of their own, as in GF-14")
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("rules")
    default void a_rule_says_something_and_is_from_somewhere(Rule rule) {
        String bundle = rule.getClass().getSimpleName() + ".properties";
        try {
            assertThat(Stream.concat(
                            Stream.of(rule.title(), rule.says(), rule.from()),
                            Stream.concat(rule.ruling().stream(), rule.ours().stream())))
                    .allSatisfy(text -> assertThat(text).isNotBlank().doesNotContain("  ", "''"));
            assertThat(rule.says())
                    .as("what %s says begins with a capital letter and ends with a point", rule.id())
                    .matches("(?s)[\\dA-Z].*\\.")
                    .doesNotContain("\n");
        } catch (MissingResourceException missing) {
            throw new AssertionError("add " + missing.getKey() + " to " + bundle, missing);
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    default void a_rule_that_is_mentioned_exists(Rule rule) {
        Set<String> installed = Ruleset.installed().stream()
                .flatMap(ruleset -> ruleset.rulebooks().stream())
                .flatMap(book -> book.rules().stream())
                .map(Rule::id)
                .collect(Collectors.toCollection(TreeSet::new));
        rules().map(named -> named.getPayload().id()).forEach(installed::add);
        Stream.of(GameMasterRule.values()).map(Rule::id).forEach(installed::add);
        String letters = installed.stream()
                .map(id -> id.replaceFirst("-\\d+$", ""))
                .distinct()
                .collect(Collectors.joining("|"));
        String text = rule.says()
                + rule.from()
                + rule.ruling().orElse("")
                + rule.ours().orElse("");

        assertThat(Pattern.compile("\\b(" + letters + ")-\\d+\\b").matcher(text).results())
                .allSatisfy(mentioned ->
                        assertThat(installed).as("mentioned by %s", rule.id()).contains(mentioned.group()));
    }

    @ParameterizedTest
    @MethodSource("books")
    default void no_text_is_without_a_rule(Rulebook book) {
        List<String> ids = book.rules().stream().map(Rule::id).toList();

        assertThat(book.title()).isNotBlank();
        assertThat(book.source()).isNotBlank();
        assertThat(book.rules().stream()
                        .<Class<?>>map(rule -> ((Enum<?>) rule).getDeclaringClass())
                        .distinct()
                        .flatMap(words -> Bundles.of(words.getName(), words.getClassLoader()).keySet().stream()))
                .filteredOn(key -> !key.startsWith("book."))
                .allSatisfy(key -> {
                    assertThat(ids)
                            .as("%s is written, and there is no such rule", key)
                            .contains(key.substring(0, key.indexOf('.')));
                    assertThat(key.substring(key.indexOf('.') + 1))
                            .isIn("title", "kind", "says", "from", "ruling", "ours", "switch", "unplayed");
                });
    }

    @ParameterizedTest
    @MethodSource("examples")
    default void what_is_cited_stands_in_a_rulebook(Scenario<?, ?> example) {
        Ruleset ruleset = Ruleset.of(example.kind(), tested().rulesets());
        Set<Rule> known = ruleset.rulebooks().stream()
                .flatMap(book -> book.rules().stream())
                .collect(Collectors.toSet());
        known.addAll(List.of(GameMasterRule.values()));
        assertThat(cited(example))
                .as(
                        "rules that are cited while %s is played, but are in no book of Ruleset.rulebooks(): add them"
                                + " to theirs, or that book to the list",
                        example.title())
                .isSubsetOf(known);
    }

    /** By a feature that is tagged with it, or by being cited while the examples are played. */
    @Test
    default void every_rule_is_shown() {
        Set<String> shown = new TreeSet<>(Tags.ofFeatures());
        boolean isAllTagged =
                rules().map(Named::getPayload).allMatch(rule -> isNeverShown(rule) || shown.contains(rule.id()));
        if (!isAllTagged) {
            tested().scenarios(TURNS).forEach(example -> {
                cited(example).stream()
                        .filter(rule -> rule.kind() != RuleKind.REFUSING)
                        .map(Rule::id)
                        .forEach(shown::add);
                barred(example).stream().map(Rule::id).forEach(shown::add);
            });
        }
        assertThat(rules().map(Named::getPayload).filter(rule -> !isNeverShown(rule)))
                .allSatisfy(rule -> assertThat(shown)
                        .as(
                                rule.kind() == RuleKind.REFUSING
                                        ? "%s forbids something, and bars no option in any example: bar it by"
                                                + " Choice.barring"
                                        : "%s is not cited in any example: tell an event with it, or add an example in"
                                                + " which it matters",
                                rule.id() + " " + rule.title())
                        .contains(rule.id()));
    }

    private static boolean isNeverShown(Rule rule) {
        return rule.unplayed().isPresent()
                || List.of(RuleKind.DEFINITION, RuleKind.ADVICE, RuleKind.EXAMPLE)
                        .contains(rule.kind());
    }

    private static <S, O> List<Rule> cited(Scenario<S, O> example) {
        List<Rule> cited = new ArrayList<>(barred(example));
        for (Step<S, O> step : Step.walked(example, GAMES_CITED)) {
            step.asked().stream().map(Question::why).forEach(cited::add);
            step.told().forEach(told -> {
                cited.addAll(told.why());
                told.event().tallies().stream().map(Tally::rules).forEach(cited::addAll);
            });
        }
        return cited.stream().distinct().toList();
    }

    private static <S, O> List<Rule> barred(Scenario<S, O> example) {
        return Step.walked(example, GAMES_CITED).stream()
                .flatMap(step -> Stream.concat(
                        step.asked().stream().filter(Choice.class::isInstance).<Choice<?>>map(question ->
                                (Choice<?>) question),
                        example.kind().procedure().amendments(step.before()).stream()))
                .flatMap(choice -> choice.barred().stream())
                .flatMap(option -> option.bars().stream())
                .distinct()
                .toList();
    }
}
