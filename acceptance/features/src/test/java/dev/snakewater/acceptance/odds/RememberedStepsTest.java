package dev.snakewater.acceptance.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.measure.Tabulation;
import dev.snakewater.application.odds.Simulation;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.answering.ModifiedTable;
import dev.snakewater.application.table.answering.RandomDice;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Simulation remembers steps; what it counts is what plain play of the same fights comes to. */
class RememberedStepsTest {

    private static final long SEED = 1879;
    private static final int FIGHTS = 200;
    private static final Simulation SIMULATION = new Simulation(Clock.STOPPED);

    static Stream<Scenario<?, ?>> builtIn() {
        return Examples.builtIn();
    }

    @ParameterizedTest
    @MethodSource("builtIn")
    void it_counts_the_fights_that_plain_play_comes_to(Scenario<?, ?> scenario) {
        Simulated simulated =
                SIMULATION.fights(scenario, SEED, Effort.ofFights(FIGHTS).withThreads(1), Waiting.PATIENTLY);

        assertThat(simulated).isEqualTo(plain(scenario, simulated));
        assertThat(SIMULATION.fights(scenario, SEED, Effort.ofFights(FIGHTS).withThreads(2), Waiting.PATIENTLY))
                .isEqualTo(simulated);
        assertThat(SIMULATION.fights(scenario, SEED, Effort.ofFights(FIGHTS).withThreads(7), Waiting.PATIENTLY))
                .isEqualTo(simulated);
    }

    /** What was counted, with everything in it counted anew. */
    private static <S, O> Simulated plain(Scenario<S, O> scenario, Simulated simulated) {
        Telling<S, O> telling = scenario.kind().telling();
        Share.Counted once = new Share.Counted(1, FIGHTS);
        Tabulation findings = new Tabulation();
        Tabulation turns = new Tabulation();
        int decided = 0;
        for (long fight = 1; fight <= FIGHTS; fight++) {
            Ending<O> ending = ending(scenario, new RandomDice(SIMULATION.seedOf(SEED, fight)));
            findings.add(telling.findings(ending.outcome), once);
            turns.add(List.of(Finding.counts("turns", ending.turn)), once);
            decided += ending.decided ? 1 : 0;
        }
        return new Simulated(
                scenario.kind().id(),
                scenario.title(),
                scenario.about(),
                scenario.terms().turnLimit(),
                FIGHTS,
                simulated.amongProposals(),
                simulated.dice(),
                new Share.Counted(decided, FIGHTS),
                turns.distributions(telling.words()).getFirst(),
                findings.distributions(telling.words()));
    }

    private record Ending<O>(O outcome, int turn, boolean decided) {}

    private static <S, O> Ending<O> ending(Scenario<S, O> scenario, Dice dice) {
        Procedure<S, O> procedure = scenario.kind().procedure();
        Deciders<S> deciders = Deciders.of(scenario.kind(), scenario.setUp());
        S situation = scenario.setUp().opening();
        int turn = 1;
        while (turn <= scenario.terms().turnLimit()) {
            ModifiedTable table = new ModifiedTable(
                    deciders.table(situation, dice), scenario.terms().modifiers(), turn);
            switch (procedure.step(situation, table)) {
                case Next.Done<S, O> done -> {
                    return new Ending<>(done.outcome(), turn, true);
                }
                case Next.Go<S, O> go -> {
                    situation = go.situation();
                    turn += go.turnEnds() ? 1 : 0;
                }
            }
        }
        return new Ending<>(procedure.calledOff(situation), scenario.terms().turnLimit(), false);
    }
}
