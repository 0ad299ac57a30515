package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.measure.Tabulation;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Simulate;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.answering.RandomDice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/** Simulates scenarios of any kind. */
public final class Simulation implements Simulate {

    /** So many fights are one piece of work. */
    private static final int PIECE = 100;

    /** What {@link SplittableRandom} adds to its state for each number. */
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    /** The number that a {@link SplittableRandom} of the seed would give after as many as there are fights before this one. */
    @Override
    public long seedOf(long seed, long fight) {
        return new SplittableRandom(seed + (fight - 1) * GOLDEN_GAMMA).nextLong();
    }

    @Override
    public <C, S, O> Simulated fights(
            Scenario<C, S, O> scenario, long fights, long seed, int threads, LongConsumer progress) {
        FightRunner<C, S, O> runner = new FightRunner<>(scenario);
        AtomicLong begun = new AtomicLong();
        AtomicLong over = new AtomicLong();
        Map<FightRunner.FightResult<O>, Long> counts = new LinkedHashMap<>();
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            List<Future<Map<FightRunner.FightResult<O>, Long>>> working = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                working.add(workers.submit(() -> {
                    Map<FightRunner.FightResult<O>, Long> own = new LinkedHashMap<>();
                    for (long first = begun.getAndAdd(PIECE); first < fights; first = begun.getAndAdd(PIECE)) {
                        long behind = Math.min(first + PIECE, fights);
                        for (long fight = first + 1; fight <= behind; fight++) {
                            own.merge(runner.fought(new RandomDice(seedOf(seed, fight))), 1L, Long::sum);
                        }
                        progress.accept(over.addAndGet(behind - first));
                    }
                    return own;
                }));
            }
            for (Future<Map<FightRunner.FightResult<O>, Long>> counted : working) {
                got(counted).forEach((fought, times) -> counts.merge(fought, times, Long::sum));
            }
        }
        return told(scenario, counts, fights, seed);
    }

    private static <C, S, O> Simulated told(
            Scenario<C, S, O> scenario, Map<FightRunner.FightResult<O>, Long> counts, long fights, long seed) {
        Tabulation findings = new Tabulation();
        Tabulation turns = new Tabulation();
        AtomicLong decided = new AtomicLong();
        Telling<S, O> telling = scenario.kind().telling();
        counts.forEach((fought, times) -> {
            decided.addAndGet(fought.decided() ? times : 0);
            Share.Counted share = new Share.Counted(times, fights);
            findings.add(telling.findings(fought.outcome()), share);
            turns.add(List.of(Finding.counts("turns", fought.turns())), share);
        });
        return new Simulated(
                scenario.kind().id(),
                scenario.title(),
                scenario.about(),
                scenario.terms().turnLimit(),
                fights,
                new FightReport.DiceSource.Seeded(RandomDice.GENERATOR, seed),
                new Share.Counted(decided.get(), fights),
                turns.distributions(telling.words()).getFirst(),
                findings.distributions(telling.words()));
    }

    private static <T> T got(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while fighting", interrupted);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException own ? own : new IllegalStateException(failed);
        }
    }
}
