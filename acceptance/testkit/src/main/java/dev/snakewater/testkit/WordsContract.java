package dev.snakewater.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of words: there are some for all that can be told, and they name only what there is. */
interface WordsContract extends Contract {

    int GAMES_TOLD = 15;

    @ParameterizedTest
    @MethodSource("examples")
    default void all_that_happens_has_words(Scenario<?, ?> example) {
        assertWords(example);
    }

    private static <S, O> void assertWords(Scenario<S, O> example) {
        Telling<S, O> telling = example.kind().telling();
        Messages words = telling.words();
        S opening = example.setUp().opening();
        said(example.kind(), opening, () -> telling.opening(opening));
        for (Step<S, O> step : Step.walked(example, GAMES_TOLD)) {
            S before = step.before();
            said(example.kind(), before, () -> telling.state(before));
            O calledOff = example.kind().procedure().calledOff(before);
            said(example.kind(), before, () -> telling.soFar(before, calledOff));
            for (Name who : example.setUp().everybody()) {
                said(example.kind(), before, () -> telling.sheet(before, who));
            }
            for (Finding finding : telling.findings(calledOff)) {
                said(example.kind(), finding, () -> words.of(finding.measure()) + words.of(finding));
            }
            for (Step.Told told : step.told()) {
                said(example.kind(), told.event(), () -> words.told(told.event()));
                for (Tally tally : told.event().tallies()) {
                    said(example.kind(), tally, () -> words.reasons(tally));
                }
            }
        }
    }

    private static void said(ScenarioKind<?, ?> kind, Object what, Supplier<Object> words) {
        try {
            assertThat(words.get()).isNotNull();
        } catch (MissingResourceException | IllegalArgumentException missing) {
            String key = missing instanceof MissingResourceException none ? none.getKey() : missing.getMessage();
            throw new AssertionError(
                    kind.id() + " has no words for " + what + " (" + key
                            + "): add a line to the .properties of its telling,"
                            + " or mend it; what a line can be is said at Template",
                    missing);
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    default void events_that_did_not_happen_have_words_as_well(Scenario<?, ?> example) {
        List<Messages> words = Ruleset.of(example.kind(), tested().rulesets()).kinds().stream()
                .map(kind -> kind.telling().words())
                .toList();
        Stream<Class<?>> all = Step.walked(example, GAMES_TOLD).stream()
                .flatMap(step -> step.told().stream())
                .flatMap(told -> siblings(told.event().getClass()));
        assertThat(all.distinct()
                        .filter(type -> words.stream().noneMatch(one -> hasWords(one, type)))
                        .map(Class::getSimpleName))
                .as(
                        "events of %s without a line in the .properties of its telling",
                        example.kind().id())
                .isEmpty();
    }

    private static Stream<Class<?>> siblings(Class<?> event) {
        return Stream.of(event.getInterfaces())
                .filter(type -> type.isSealed() && Event.class.isAssignableFrom(type))
                .flatMap(type -> Stream.of(type.getPermittedSubclasses()))
                .filter(Class::isRecord);
    }

    private static boolean hasWords(Messages words, Class<?> type) {
        return words.has(type.getSimpleName())
                || Optional.<Class<?>>ofNullable(type.getEnclosingClass())
                        .filter(outer -> words.has(outer.getSimpleName() + "." + type.getSimpleName()))
                        .isPresent();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    default void every_policy_says_what_it_does(ScenarioKind<?, ?> kind) {
        for (Policy<?> policy : kind.policies()) {
            said(
                    kind,
                    "the policy " + policy.id(),
                    () -> policy.about(kind.telling().words()));
        }
        assertThat(kind.policies().stream().map(Policy::id)).doesNotHaveDuplicates();
    }
}
