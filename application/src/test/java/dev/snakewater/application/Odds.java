package dev.snakewater.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.domain.dice.Chance;
import java.util.List;

/** The odds of a scenario. */
public record Odds(Chances chances) {

    private static final int BUDGET = 300_000;

    /** Returns the odds of a scenario in which nothing is wrong, played for one turn. */
    public static <S, O> Odds of(ScenarioKind<S, O> kind, SetUp<S, O> setUp) {
        return of(kind, setUp, FightTerms.of(1));
    }

    /** Returns the odds of a scenario in which nothing is wrong, under these terms. */
    public static <S, O> Odds of(ScenarioKind<S, O> kind, SetUp<S, O> setUp, FightTerms terms) {
        assertThat(setUp.problems()).isEmpty();
        return of(new Scenario<>(kind, "Odds", "", terms, List.of(), setUp));
    }

    /** Returns the odds of this scenario. */
    public static Odds of(Scenario<?, ?> scenario) {
        return new Odds(new ExactOdds(Clock.STOPPED).of(scenario, Effort.ofSituations(BUDGET), Waiting.PATIENTLY));
    }

    public MeasureDistribution outlook(String of) {
        return chances.findings().stream()
                .filter(outlook -> outlook.of().equals(of))
                .findFirst()
                .orElseThrow();
    }

    public Chance chance(String of, String is) {
        return outlook(of).prospects().stream()
                .filter(prospect -> prospect.is().equals(is))
                .map(Odds::exactly)
                .findFirst()
                .orElse(Chance.NONE);
    }

    public Chance mean(String of) {
        return outlook(of).mean().flatMap(MeasureDistribution.Mean::exactly).orElseThrow();
    }

    /** Returns all that one thing can be, each with its fraction. */
    public List<String> fractions(String of) {
        return outlook(of).prospects().stream()
                .map(prospect -> prospect.is() + " " + exactly(prospect).numerator() + "/"
                        + exactly(prospect).denominator())
                .toList();
    }

    private static Chance exactly(MeasureDistribution.Weighted prospect) {
        return ((Share.Exact) prospect.share()).chance();
    }
}
