package com.example.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import dev.snakewater.testkit.RulesetContract;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Each fault in a rule text is found by the test that is for it, which says what to do; without the fault, that test passes. */
class PlantedFaultsTest {

    static class Sound extends RulesetContract {
        Sound() {
            super(new DuelRuleset());
        }
    }

    static class UnfairWeight extends RulesetContract {
        UnfairWeight() {
            super(FaultyDuel.of(Fault.UnfairWeight::new));
        }
    }

    static class HiddenClock extends RulesetContract {
        HiddenClock() {
            super(FaultyDuel.of(new Fault.HiddenClock()));
        }
    }

    static class StaticField extends RulesetContract {
        StaticField() {
            super(FaultyDuel.of(new Fault.StaticField()));
        }
    }

    static class HashOrder extends RulesetContract {
        HashOrder() {
            super(FaultyDuel.of(new Fault.HashOrder()));
        }
    }

    static class EventNotTold extends RulesetContract {
        EventNotTold() {
            super(FaultyDuel.of(Fault.EventNotTold::new));
        }
    }

    static class BarNotEnforced extends RulesetContract {
        BarNotEnforced() {
            super(FaultyDuel.of(Fault.BarNotEnforced::new));
        }
    }

    static class Preview extends RulesetContract {
        Preview() {
            super(FaultyDuel.of(Fault.PreviewLeavesOut::new));
        }
    }

    static class RuleOfNoBook extends RulesetContract {
        RuleOfNoBook() {
            super(FaultyDuel.of(Fault.RuleOfNoBook::new));
        }
    }

    static class WordMissing extends RulesetContract {
        WordMissing() {
            super(FaultyDuel.of(Fault.WordMissing::new));
        }
    }

    static class Defiant extends RulesetContract {
        Defiant() {
            super(Fault.defiant());
        }
    }

    static class RefusedExample extends RulesetContract {
        RefusedExample() {
            super(Fault.refusedExample());
        }
    }

    static class CounterUnread extends RulesetContract {
        CounterUnread() {
            super(CountedDuel.faulty());
        }
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        UnfairWeight.class, "odds_are_the_same_with_every_fall_played", "read it whole, by Table.roll"),
                Arguments.of(
                        HiddenClock.class,
                        "no_class_of_a_rule_text_breaks_a_law",
                        "count turns, or leave times to an adapter"),
                Arguments.of(
                        StaticField.class, "no_class_of_a_rule_text_breaks_a_law", "make a value where it is needed"),
                Arguments.of(
                        HashOrder.class, "no_class_of_a_rule_text_breaks_a_law", "use a list, an EnumMap or a TreeMap"),
                Arguments.of(EventNotTold.class, "what_a_step_changes_is_told", "tell an event"),
                Arguments.of(BarNotEnforced.class, "every_rule_is_shown", "bar it by Choice.barring"),
                Arguments.of(
                        Preview.class,
                        "what_stands_before_a_throw_is_what_it_is_thrown_with",
                        "put everything into the tally that is counted"),
                Arguments.of(RuleOfNoBook.class, "what_is_cited_stands_in_a_rulebook", "add them to theirs"),
                Arguments.of(WordMissing.class, "all_that_happens_has_words", "add a line to the .properties"),
                Arguments.of(
                        Defiant.class,
                        "policies_answer_only_what_is_legal_and_the_same_each_time",
                        "let it pick by Choice.best or Pick"),
                Arguments.of(
                        RefusedExample.class,
                        "examples_are_right_by_their_schema_and_have_no_problems",
                        "mend the example"),
                Arguments.of(
                        CounterUnread.class,
                        "a_situation_counts_nothing_that_nobody_reads",
                        "leave them out of the situation"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void a_fault_is_found_by_the_test_that_is_for_it(Class<?> faulty, String test, String advice) {
        assertThat(failures(Sound.class, test)).isEmpty();
        assertThat(failures(faulty, test))
                .isNotEmpty()
                .anySatisfy(message -> assertThat(message).contains(advice));
    }

    private static List<String> failures(Class<?> contract, String test) {
        Method method = Stream.of(contract.getMethods())
                .filter(one -> one.getName().equals(test))
                .findFirst()
                .orElseThrow();
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectMethod(contract, method))
                .build();
        LauncherFactory.create().execute(request, summary);
        assertThat(summary.getSummary().getTestsStartedCount()).as(test).isPositive();
        return summary.getSummary().getFailures().stream()
                .map(failure -> String.valueOf(failure.getException().getMessage()))
                .toList();
    }
}
