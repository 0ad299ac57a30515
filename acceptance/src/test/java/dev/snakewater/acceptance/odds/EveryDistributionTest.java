package dev.snakewater.acceptance.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Chances.Passed;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.Variation;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.dice.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every distribution of every scenario kind sums to one, or says of what it is a part: of the examples of a kind, each with one thing
 * changed by chance and with what a game master may add by chance.
 */
class EveryDistributionTest {

    private static final int TURNS = 2;
    private static final int BUDGET = 20_000;
    private static final int EACH = 3;

    static Stream<ScenarioKind<?, ?, ?>> kinds() {
        return Examples.kinds();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void all_that_is_found_sums_to_one_with_what_is_not_told(ScenarioKind<?, ?, ?> kind) {
        List<Chances> worked = worked(kind);
        assertThat(worked).as("small enough to be worked out").isNotEmpty();
        for (Chances chances : worked) {
            Stream.concat(chances.findings().stream(), chances.turns().stream())
                    .forEach(outlook -> isOne(chances, outlook));
        }
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void a_stage_is_passed_at_all_no_more_often_than_on_average_and_never_more_than_surely(ScenarioKind<?, ?, ?> kind) {
        for (Chances chances : worked(kind)) {
            for (Passed.Stage stage : chances.passed().map(Passed::stages).orElse(List.of())) {
                assertThat(stage.atAll().value()).as(stage.is()).isPositive().isLessThan(1 + 1e-9);
                assertThat(stage.average().value())
                        .as(stage.is())
                        .isGreaterThan(stage.atAll().value() - 1e-9);
            }
        }
    }

    private static void isOne(Chances chances, MeasureDistribution outlook) {
        Share all = Stream.concat(
                        outlook.prospects().stream().map(MeasureDistribution.Weighted::share),
                        outlook.untold().stream())
                .reduce(Share::plus)
                .orElseThrow();
        String what = chances.title() + ", " + outlook.of();
        if (all instanceof Share.Exact exact) {
            assertThat(exact.chance()).as(what).isEqualTo(Chance.SURE);
        } else {
            assertThat(all.value()).as(what).isEqualTo(1, within(1e-9));
        }
    }

    private static List<Chances> worked(ScenarioKind<?, ?, ?> kind) {
        return scenarios(kind)
                .map(scenario -> new ExactOdds().of(scenario, BUDGET, (turn, situations) -> {}))
                .filter(chances -> chances.beyond().isEmpty())
                .toList();
    }

    private static <C, S, O> Stream<Scenario<C, S, O>> scenarios(ScenarioKind<C, S, O> kind) {
        SplittableRandom random = new SplittableRandom(kind.id().hashCode());
        List<Scenario<C, S, O>> scenarios = new ArrayList<>();
        for (C example : Examples.of(kind)) {
            List<Variation<C>> variations = kind.variations(example);
            scenarios.add(scenario(kind, "as it is", example, List.of()));
            for (int i = 0; i < EACH && !variations.isEmpty(); i++) {
                Variation<C> one = variations.get(random.nextInt(variations.size()));
                scenarios.add(scenario(kind, one.words(), one.setUp(), Examples.whims(kind, one.setUp(), 3, random)));
            }
        }
        return scenarios.stream();
    }

    private static <C, S, O> Scenario<C, S, O> scenario(
            ScenarioKind<C, S, O> kind, String words, C setUp, List<GameMasterModifier> modifiers) {
        String title = kind.id() + " " + words + " " + modifiers;
        return new Scenario<>(kind, title, "", new FightTerms(TURNS, modifiers), List.of(), setUp);
    }
}
