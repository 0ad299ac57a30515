package dev.snakewater.acceptance.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.MeasureDistribution.Weighted;
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
import dev.snakewater.application.scenario.Variation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Odds that are cut short, at random, of random scenarios of all kinds that can be worked out to their ends. */
class CutShortTest {

    /** {@code -Dsnakewater.scenarios=500} looks at more. */
    private static final int SCENARIOS = Integer.getInteger("snakewater.scenarios", 80);

    private static final int MOST_SITUATIONS = 20_000;
    private static final int FIGHTS = 300;
    private static final double LIKELY_ENOUGH = 0.02;
    private static final double LEAST_HELD = 0.93;
    private static final ExactOdds ODDS = new ExactOdds(Clock.STOPPED);

    private final SplittableRandom random = new SplittableRandom(1879);
    private int estimated;
    private int held;

    @Test
    void certain_limits_hold_what_is_exact_and_so_do_nearly_all_estimates() {
        int cut = 0;
        while (cut < SCENARIOS) {
            Scenario<?, ?> scenario = scenario();
            Chances exact = ODDS.of(scenario, Effort.ofSituations(MOST_SITUATIONS), Waiting.PATIENTLY);
            if (exact.beyond().isEmpty() && exact.situations() > 1) {
                holds(scenario, exact);
                cut++;
            }
        }
        assertThat(estimated).isGreaterThan(SCENARIOS / 2);
        assertThat((double) held / estimated).as("%d of %d", held, estimated).isGreaterThan(LEAST_HELD);
    }

    private void holds(Scenario<?, ?> scenario, Chances exact) {
        int most = random.nextInt(1, exact.situations());
        Effort effort = Effort.ofSituations(most).withFights(FIGHTS).withThreads(2);
        Chances cut = ODDS.of(scenario, effort, Waiting.PATIENTLY);

        assertThat(cut.beyond()).isPresent();
        assertThat(cut.situations()).isEqualTo(most);
        int threads = random.nextInt(1, 8);
        assertThat(ODDS.of(scenario, effort.withThreads(threads), Waiting.PATIENTLY))
                .as("by %d threads", threads)
                .isEqualTo(cut);
        double error = exact.error() + cut.error() + 1e-12;
        for (MeasureDistribution measure : exact.findings()) {
            for (Weighted value : measure.prospects()) {
                Share.Between limits = found(cut, measure.of(), value.is());
                assertThat(value.share().value())
                        .as("%s: %s: %s after %d situations", scenario, measure.of(), value.is(), most)
                        .isBetween(limits.certain() - error, limits.most() + error);
            }
        }
        MeasureDistribution first = exact.findings().getFirst();
        first.prospects().stream()
                .filter(value -> Math.abs(value.share().value() - 0.5) < 0.5 - LIKELY_ENOUGH)
                .findFirst()
                .ifPresent(value -> {
                    Share.Between limits = found(cut, first.of(), value.is());
                    double chance = value.share().value();
                    estimated += limits.open() > 0 ? 1 : 0;
                    boolean within = chance >= limits.low() - error && chance <= limits.high() + error;
                    held += limits.open() > 0 && within ? 1 : 0;
                });
    }

    /** What has not been found at all may still be all that is open in its finding. */
    private static Share.Between found(Chances chances, String of, String is) {
        List<Weighted> values = chances.findings().stream()
                .filter(measure -> measure.of().equals(of))
                .flatMap(measure -> measure.prospects().stream())
                .toList();
        double certain = values.stream()
                .mapToDouble(value -> limits(value.share()).certain())
                .sum();
        return values.stream()
                .filter(value -> value.is().equals(is))
                .map(value -> limits(value.share()))
                .findFirst()
                .orElseGet(() -> new Share.Between(
                        0, Math.max(0, 1 - certain), Optional.of(new Share.Counted(0, chances.fights()))));
    }

    /** Of findings that are worked out apart, those of one part can be known exactly while the others are not. */
    private static Share.Between limits(Share share) {
        return share instanceof Share.Between between ? between : new Share.Between(share.value(), 0, Optional.empty());
    }

    private Scenario<?, ?> scenario() {
        List<ScenarioKind<?, ?>> kinds = Examples.kinds().toList();
        return scenario(kinds.get(random.nextInt(kinds.size())));
    }

    private <S, O> Scenario<S, O> scenario(ScenarioKind<S, O> kind) {
        List<SetUp<S, O>> examples = Examples.of(kind);
        List<SetUp<S, O>> setUps = new ArrayList<>(List.of(examples.get(random.nextInt(examples.size()))));
        setUps.addAll(kind.variations(setUps.getFirst()).stream()
                .map(Variation::setUp)
                .toList());
        SetUp<S, O> setUp = setUps.get(random.nextInt(setUps.size()));
        int turns = random.nextInt(1, 4);
        return new Scenario<>(
                kind,
                "Random",
                "",
                new FightTerms(turns, dev.snakewater.testkit.Examples.whims(kind, setUp, 3, random)),
                List.of(),
                setUp);
    }
}
