package dev.snakewater.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.odds.Simulation;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.Variation;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.testkit.odds.Agreement;
import dev.snakewater.testkit.odds.AllDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of the odds of every kind: they are right by three other ways to find them. */
interface OddsContract extends Contract {

    int TURN_LIMIT = 30;
    int BUDGET = 300_000;
    int MOST_ENDS = 250_000;
    int FIGHTS = 4_000;
    int RUNS = 25;
    int SMALL_BUDGET = 20_000;
    int CHANGED = 3;

    /** Returns all examples, with as many turns as they need to come to an end. */
    default Stream<Named<Scenario<?, ?>>> wholeExamples() {
        return tested().scenarios(TURN_LIMIT).map(example -> Named.of(example.title(), example));
    }

    @ParameterizedTest
    @MethodSource("wholeExamples")
    default void odds_sum_to_one(Scenario<?, ?> example) {
        Chances chances = odds(example);

        assertThat(chances.beyond())
                .as(
                        "%s has more than %d situations: make it smaller, with fewer hit points for instance",
                        example.title(), BUDGET)
                .isEmpty();
        assertThat(chances.error()).isLessThan(1e-9);
        Chances.Ending ending = chances.ending();
        isOne("the ending", Stream.of(ending.decided(), ending.calledOff()), chances.error());
        // What is found of everybody, whatever the outcome.
        assertThat(chances.findings().getFirst().untold()).isEmpty();
        chances.findings().forEach(found -> isOne(found, 1e-9));
    }

    /** Of the examples of a kind, each with one thing changed by chance and with what a game master may add by chance. */
    @ParameterizedTest
    @MethodSource("kinds")
    default void all_that_is_found_sums_to_one_with_what_is_not_told(ScenarioKind<?, ?> kind) {
        List<Chances> worked = worked(tested(), kind);
        assertThat(worked).as("no example is small enough to be worked out").isNotEmpty();
        for (Chances chances : worked) {
            Stream.concat(chances.findings().stream(), chances.turns().stream()).forEach(found -> isOne(found, 1e-9));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    default void a_stage_is_passed_at_all_no_more_often_than_on_average_and_never_more_than_surely(
            ScenarioKind<?, ?> kind) {
        for (Chances chances : worked(tested(), kind)) {
            for (Chances.Passed.Stage stage :
                    chances.passed().map(Chances.Passed::stages).orElse(List.of())) {
                assertThat(stage.atAll().value()).as(stage.is()).isPositive().isLessThan(1 + 1e-9);
                assertThat(stage.average().value())
                        .as(stage.is())
                        .isGreaterThan(stage.atAll().value() - 1e-9);
            }
        }
    }

    /** Where an example has too many ends to look at them all, some are replayed; one at least must be small enough. */
    @ParameterizedTest
    @MethodSource("kinds")
    default void replay_and_merged_odds_agree(ScenarioKind<?, ?> kind) {
        List<Boolean> whole =
                tested().scenarios(kind, 1).map(OddsContract::replaysAgree).toList();
        assertThat(whole)
                .as(
                        "no example of %s is so small that all its dice can be looked at: add one of a step or two",
                        kind.id())
                .contains(true);
    }

    @ParameterizedTest
    @MethodSource("wholeExamples")
    default void a_recorded_run_replays_to_the_same_events_and_outcome(Scenario<?, ?> scenario) {
        Fights fights = new Fights();
        for (long seed = 1; seed <= RUNS; seed++) {
            FightReport told = fights.withSeed(scenario, seed);
            Recorded record = new Recorded(
                    "memory", scenario, told.dice(), Optional.empty(), List.of(), History.of(told.answers()), 1);
            assertThat(fights.resume(record).account().withDice(record.dice()))
                    .as("seed %d", seed)
                    .isEqualTo(told);
            if (scenario.kind().sequel() == ScenarioKind.Sequel.NONE) {
                assertThat(told.ending().how()).as("seed %d", seed).isEqualTo(FightReport.How.DECIDED);
            }
        }
    }

    /** Of a fight that others can join it may be that nobody is left to fight against. */
    @ParameterizedTest
    @MethodSource("wholeExamples")
    default void what_follows_on_a_fight_has_no_problems(Scenario<?, ?> example) {
        boolean whole = example.kind().sequel() != ScenarioKind.Sequel.WITH_OTHERS;
        for (long seed = 1; whole && seed <= RUNS; seed++) {
            assertThat(problemsAfterwards(example, seed)).as("seed %d", seed).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("wholeExamples")
    default void a_simulation_lies_within_four_standard_errors_of_the_exact_odds(Scenario<?, ?> scenario) {
        Chances chances = odds(scenario);

        Simulated simulated = new Simulation(Clock.STOPPED)
                .fights(scenario, 1, Effort.ofFights(FIGHTS).withThreads(2), Waiting.PATIENTLY);

        Agreement.withinFourStandardErrors(chances.findings(), simulated.findings(), FIGHTS);
    }

    @ParameterizedTest
    @MethodSource("wholeExamples")
    default void variations_have_no_problems_and_differ_in_words_and_in_what_is_set_up(Scenario<?, ?> example) {
        assertVariations(example);
    }

    /** To tell what would change, less is told apart; it must not matter. */
    @ParameterizedTest
    @MethodSource("kinds")
    default void what_would_change_is_what_the_odds_of_the_changed_scenario_are(ScenarioKind<?, ?> kind) {
        tested().scenarios(kind, 2).forEach(OddsContract::assertChanges);
    }

    private static <S, O> void assertVariations(Scenario<S, O> example) {
        List<Variation<S, O>> variations = example.kind().variations(example.setUp());
        assertThat(variations).extracting(Variation::words).doesNotHaveDuplicates();
        assertThat(variations).allSatisfy(variation -> {
            assertThat(variation.setUp().problems()).isEmpty();
            assertThat(variation.setUp()).isNotEqualTo(example.setUp());
        });
    }

    private static <S, O> void assertChanges(Scenario<S, O> example) {
        ExactOdds odds = new ExactOdds(Clock.STOPPED);
        Effort effort = Effort.ofSituations(SMALL_BUDGET);
        MeasureDistribution asItIs = odds(example).findings().getFirst();
        List<Chances.Change> changes = odds.changes(example, asItIs, effort);
        for (Variation<S, O> variation : example.kind().variations(example.setUp())) {
            changes.stream()
                    .filter(change -> change.words().equals(variation.words()))
                    .flatMap(change -> change.outlook().stream())
                    .forEach(outlook -> assertThat(outlook.prospects())
                            .as(variation.words())
                            .isEqualTo(odds(example.withSetUp(variation.setUp()))
                                    .findings()
                                    .getFirst()
                                    .prospects()));
        }
    }

    private static <S, O> boolean replaysAgree(Scenario<S, O> scenario) {
        List<Ending<O>> some = new ArrayList<>();
        AllDice<S, O> dice = new AllDice<>(scenario, MOST_ENDS, (outcome, answers) -> {
            if (some.size() < RUNS || answers.hashCode() % 997 == 0) {
                some.add(new Ending<>(outcome, answers));
            }
        });
        Map<String, Chance> found = dice.findings();
        if (!dice.gaveUp()) {
            Agreement.exact(odds(scenario).findings(), found);
        }
        for (Ending<O> ending : some) {
            assertThat(replayed(scenario, ending.answers)).isEqualTo(ending.outcome);
        }
        return !dice.gaveUp();
    }

    private static <S, O> List<Problem> problemsAfterwards(Scenario<S, O> scenario, long seed) {
        O outcome = replayed(scenario, new Fights().withSeed(scenario, seed).answers());
        return scenario.setUp().aftermath(outcome).map(next -> next.problems()).orElse(List.of());
    }

    private static <S, O> O replayed(Scenario<S, O> scenario, List<Answer> answers) {
        Sitting<S, O> sitting =
                new Sitting<>(scenario.kind().procedure(), scenario.setUp().opening(), scenario.terms(), answers);
        return switch (sitting.played().standing()) {
            case Standing.Over<S, O> over -> over.outcome();
            case Standing.CalledOff<S, O> off -> off.outcome();
            case Standing.Asking<S, O> asking -> throw new AssertionError("still asks: " + asking.question());
        };
    }

    private static Chances odds(Scenario<?, ?> scenario) {
        return new ExactOdds(Clock.STOPPED).of(scenario, Effort.ofSituations(BUDGET), Waiting.PATIENTLY);
    }

    private static List<Chances> worked(Examples tested, ScenarioKind<?, ?> kind) {
        return changed(tested, kind)
                .map(scenario ->
                        new ExactOdds(Clock.STOPPED).of(scenario, Effort.ofSituations(SMALL_BUDGET), Waiting.PATIENTLY))
                .filter(chances -> chances.beyond().isEmpty())
                .toList();
    }

    private static <S, O> Stream<Scenario<S, O>> changed(Examples tested, ScenarioKind<S, O> kind) {
        SplittableRandom random = new SplittableRandom(kind.id().hashCode());
        List<Scenario<S, O>> scenarios = new ArrayList<>();
        tested.scenarios(kind, 2).forEach(example -> {
            scenarios.add(example);
            List<Variation<S, O>> variations = kind.variations(example.setUp());
            for (int i = 0; i < CHANGED && !variations.isEmpty(); i++) {
                Variation<S, O> one = variations.get(random.nextInt(variations.size()));
                List<GameMasterModifier> whims = Examples.whims(kind, one.setUp(), 3, random);
                scenarios.add(example.with(it -> it.title(example.title() + " " + one.words() + " " + whims)
                        .terms(new FightTerms(2, whims))
                        .setUp(one.setUp())));
            }
        });
        return scenarios.stream();
    }

    private static void isOne(MeasureDistribution found, double error) {
        isOne(
                found.of(),
                Stream.concat(
                        found.prospects().stream().map(MeasureDistribution.Weighted::share), found.untold().stream()),
                error);
    }

    private static void isOne(String of, Stream<Share> shares, double error) {
        switch (shares.reduce(Share::plus).orElseThrow()) {
            case Share.Exact exact -> assertThat(exact.chance()).as(of).isEqualTo(Chance.SURE);
            case Share share -> assertThat(share.value()).as(of).isEqualTo(1, within(error));
        }
    }

    record Ending<O>(O outcome, List<Answer> answers) {}
}
