package dev.snakewater.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of each step: it is a function of the situation and the answers, and tells what it changes. */
interface StepContract extends Contract {

    int GAMES_WALKED = 30;

    @ParameterizedTest
    @MethodSource("examples")
    default void a_step_with_the_same_answers_leads_to_the_same(Scenario<?, ?> example) {
        assertRepeats(example);
    }

    private static <S, O> void assertRepeats(Scenario<S, O> example) {
        for (Step<S, O> step : Step.walked(example, GAMES_WALKED)) {
            Step<S, O> again = step.again(example.kind().procedure());
            assertThat(again.next())
                    .as(
                            "played twice from %s with the answers %s, the step does not lead to the same: let"
                                    + " everything that can differ be a throw or a choice, and give situations and"
                                    + " outcomes equals()",
                            step.before(), step.answers())
                    .isEqualTo(step.next());
            assertThat(again.told())
                    .as("played twice from %s with the answers %s", step.before(), step.answers())
                    .isEqualTo(step.told());
        }
    }

    /** What somebody decides may stay a secret for a while; what dice decide may not. */
    @ParameterizedTest
    @MethodSource("examples")
    default void what_a_step_changes_is_told(Scenario<?, ?> example) {
        assertTold(example);
    }

    private static <S, O> void assertTold(Scenario<S, O> example) {
        Telling<S, O> telling = example.kind().telling();
        Map<List<Object>, Step<S, O>> seen = new HashMap<>();
        for (Step<S, O> step : Step.walked(example, GAMES_WALKED)) {
            List<Event> events = step.told().stream().map(Step.Told::event).toList();
            boolean isThrown = step.asked().stream().anyMatch(Throw.class::isInstance);
            if (step.next() instanceof Next.Go<S, O> go && isThrown && events.isEmpty()) {
                assertThat(telling.state(go.situation()).rows())
                        .as(
                                "a step from %s tells nothing, but how things stand is no longer the same: tell an"
                                        + " event",
                                step.before())
                        .containsExactlyInAnyOrderElementsOf(
                                telling.state(step.before()).rows());
            }
            List<Object> words =
                    step.answers().stream().filter(String.class::isInstance).toList();
            Step<S, O> other = seen.putIfAbsent(List.of(step.before(), words, events), step);
            if (other != null) {
                assertThat(step.next())
                        .as(
                                "from %s dice led to different situations, but the events are the same, %s: tell what"
                                        + " they decided",
                                step.before(), events)
                        .isEqualTo(other.next());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    default void policies_answer_only_what_is_legal_and_the_same_each_time(Scenario<?, ?> example) {
        assertLegal(example);
    }

    private static <S, O> void assertLegal(Scenario<S, O> example) {
        for (Step<S, O> step : Step.walked(example, GAMES_WALKED / 3)) {
            step.asked().stream()
                    .filter(Choice.class::isInstance)
                    .limit(1)
                    .map(question -> (Choice<?>) question)
                    .forEach(choice ->
                            example.kind().policies().forEach(policy -> assertLegal(policy, step.before(), choice)));
        }
    }

    private static <S, A> void assertLegal(Policy<S> policy, S situation, Choice<A> choice) {
        A answer = policy.decide(situation, choice, new RandomDice(1));
        assertThat(choice.options().stream().<Object>map(Choice.Option::answer))
                .as(
                        "the policy '%s' answers the question '%s' with '%s', which is barred or not offered: let it"
                                + " pick by Choice.best or Pick, which pass over what is barred",
                        policy.id(), choice.name(), answer)
                .contains(answer);
        assertThat(policy.decide(situation, choice, new RandomDice(1)))
                .as(
                        "the policy '%s' answers the question '%s' otherwise when asked again: let it decide by the"
                                + " situation, or by the dice that it is given",
                        policy.id(), choice.name())
                .isEqualTo(answer);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    default void a_situation_counts_nothing_that_nobody_reads(ScenarioKind<?, ?> kind) {
        assertThat(unread(kind))
                .as("steps change these numbers, and whatever they are, the same is asked, told and shown, and the"
                        + " fight ends the same: leave them out of the situation, or odds will never merge two that"
                        + " differ in them alone")
                .isEmpty();
    }

    private <S, O> List<String> unread(ScenarioKind<S, O> kind) {
        return Counters.unread(tested().scenarios(kind, TURNS));
    }
}
