package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.measure.Tabulation;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Simulate;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.answering.RandomDice;
import java.util.List;

/**
 * Simulates scenarios of any kind.
 *
 * @param clock for time limits
 */
public record Simulation(Clock clock) implements Simulate {

    @Override
    public long seedOf(long seed, long fight) {
        return ManyFights.seedOf(seed, fight);
    }

    @Override
    public <S, O> Simulated fights(Scenario<S, O> scenario, long seed, Effort effort, Waiting waiting) {
        Budget budget = new Budget(effort, clock, effort.within().map(clock.now()::plus), waiting);
        StepMemory<S, O> memory = new StepMemory<>(Steps.of(scenario), StepMemory.room(effort));
        try (Crew crew = Crew.of(effort.threads())) {
            ManyFights many = ManyFights.of(
                    memory,
                    seed,
                    effort.fights(),
                    (fights, number, dice) -> fights.fought(dice),
                    crew,
                    clock,
                    budget::lasts);
            return told(memory, many, seed);
        }
    }

    private static <S, O> Simulated told(StepMemory<S, O> memory, ManyFights many, long seed) {
        Scenario<S, O> scenario = memory.steps().scenario();
        Tabulation findings = new Tabulation();
        Tabulation turns = new Tabulation();
        Telling<S, O> telling = scenario.kind().telling();
        many.forEach((fought, times) -> {
            Share.Counted share = new Share.Counted(times, many.fought());
            findings.add(telling.findings(memory.outcome(fought.outcome())), share);
            turns.add(List.of(Finding.counts("turns", fought.turns())), share);
        });
        return new Simulated(
                scenario.kind().id(),
                scenario.title(),
                scenario.about(),
                scenario.terms().turnLimit(),
                many.fought(),
                memory.steps().amongProposals().get(),
                new FightReport.DiceSource.Seeded(RandomDice.GENERATOR, seed),
                new Share.Counted(many.count(RandomFights.Fought::decided), many.fought()),
                turns.distributions(telling.words()).getFirst(),
                findings.distributions(telling.words()));
    }
}
