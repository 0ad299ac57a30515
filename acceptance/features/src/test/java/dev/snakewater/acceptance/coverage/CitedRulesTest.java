package dev.snakewater.acceptance.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.steps.rules.Books;
import dev.snakewater.steps.rules.Coverage;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the whole run is held against when it ends: a rule that takes effect, and that nothing has cited, is named. */
final class CitedRulesTest {

    private static final Rule SNAPSHOT = Books.rule("GF-14").orElseThrow();
    private static final Rule REFUSING = of(RuleKind.REFUSING).findFirst().orElseThrow();

    private static Stream<Rule> of(RuleKind kind) {
        return Books.rules().stream()
                .filter(rule -> rule.kind() == kind && rule.unplayed().isEmpty());
    }

    private static NavigableSet<String> ids(Stream<Rule> rules) {
        return rules.map(Rule::id).collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void nothing_is_missing_when_every_rule_that_takes_effect_is_cited_as_it_must_be() {
        assertThat(Coverage.uncited(ids(of(RuleKind.APPLIED)), ids(of(RuleKind.REFUSING))))
                .isEmpty();
    }

    @Test
    void a_rule_that_no_example_makes_the_program_cite_is_named() {
        NavigableSet<String> applied = ids(of(RuleKind.APPLIED).filter(rule -> !rule.equals(SNAPSHOT)));
        NavigableSet<String> refused = ids(of(RuleKind.REFUSING).filter(rule -> !rule.equals(REFUSING)));
        // Who refuses must refuse, and not merely be cited.
        applied.add(REFUSING.id());

        assertThat(Coverage.uncited(applied, refused))
                .isEqualTo(List.of(
                        "GF-14 Snapshot: no event and no tally cites it. Write an example in which it applies, and tag it @GF-14",
                        REFUSING.id() + " " + REFUSING.title()
                                + ": no refusal cites it. Write an example in which it refuses something, and tag it @"
                                + REFUSING.id()));
    }
}
