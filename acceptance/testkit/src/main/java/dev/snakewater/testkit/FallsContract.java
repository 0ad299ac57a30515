package dev.snakewater.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.Variation;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.ForwardingTable;
import dev.snakewater.domain.dice.Fall;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Falls that the rules say they read alike have equal consequences, whether anybody hears of them or not: the odds are the same where every
 * fall is played and everything heard, in fractions to the last digit.
 */
interface FallsContract extends Contract {

    int MOST_TURNS = 30;
    int READ_BUDGET = 20_000;
    int VARIED = 8;
    double NEAR = 1e-9;

    @ParameterizedTest
    @MethodSource("kinds")
    default void odds_are_the_same_with_every_fall_played(ScenarioKind<?, ?> kind) {
        for (Scenario<?, ?> example : varied(tested(), kind)) {
            Chances chances = odds(example, READ_BUDGET);
            if (chances.beyond().isEmpty()) {
                Chances played = odds(toldApart(example), 10 * READ_BUDGET);
                assertThat(chances.error()).isLessThan(NEAR);
                assertThat(chances)
                        .as(
                                "what the rules read in a throw of %s is not all that they use: read it whole, by"
                                        + " Table.roll",
                                example.title())
                        .usingRecursiveComparison()
                        .ignoringFields("situations", "error")
                        .withEqualsForType((one, other) -> Math.abs(one - other) < NEAR, Double.class)
                        .isEqualTo(played);
            }
        }
    }

    /** The examples of a kind, and each with some things changed by chance. */
    private static <S, O> List<Scenario<S, O>> varied(Examples tested, ScenarioKind<S, O> kind) {
        SplittableRandom random = new SplittableRandom(kind.id().hashCode());
        List<Scenario<S, O>> all = new ArrayList<>();
        tested.scenarios(kind, MOST_TURNS).forEach(example -> {
            all.add(example);
            List<Variation<S, O>> variations = kind.variations(example.setUp());
            for (int i = 0; i < VARIED && !variations.isEmpty(); i++) {
                Variation<S, O> one = variations.get(random.nextInt(variations.size()));
                all.add(example.with(it -> it.title(one.words()).setUp(one.setUp())));
            }
        });
        return all;
    }

    private static Chances odds(Scenario<?, ?> scenario, int budget) {
        return new ExactOdds(Clock.STOPPED).of(scenario, Effort.ofSituations(budget), Waiting.PATIENTLY);
    }

    private static <S, O> Scenario<S, O> toldApart(Scenario<S, O> scenario) {
        Procedure<S, O> procedure = scenario.kind().procedure();
        return scenario.withKind(scenario.kind().withProcedure(new Procedure<>() {
            @Override
            public Next<S, O> step(S situation, Table table) {
                return procedure.step(situation, new EveryFallPlayed(table));
            }

            @Override
            public boolean inTurns() {
                return procedure.inTurns();
            }

            @Override
            public O calledOff(S situation) {
                return procedure.calledOff(situation);
            }
        }));
    }

    /** Says nothing of how a throw is read, and hears everything. */
    record EveryFallPlayed(Table table) implements ForwardingTable {

        @Override
        public Fall roll(Throw what) {
            return table.roll(new Throw(what.by(), what.name(), what.dice(), what.reads(), what.why()));
        }
    }
}
