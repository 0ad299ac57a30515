package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.measure.Tabulation;
import dev.snakewater.application.odds.RandomFights.Fought;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Simulate;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.answering.RandomDice;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ObjLongConsumer;

/** Simulates scenarios of any kind. */
public final class Simulation implements Simulate {

    /** So many fights are one piece of work. */
    private static final int PIECE = 100;

    /** What {@link SplittableRandom} adds to its state for each number. */
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private final int room;

    /** Remembers steps of fights in part of the memory that there is. */
    public Simulation() {
        this(Budget.room());
    }

    /** Takes for how many situations and throws of a fight there is room. */
    Simulation(int room) {
        this.room = room;
    }

    /** The number that a {@link SplittableRandom} of the seed would give after as many as there are fights before this one. */
    @Override
    public long seedOf(long seed, long fight) {
        return new SplittableRandom(seed + (fight - 1) * GOLDEN_GAMMA).nextLong();
    }

    @Override
    public <S, O> Simulated fights(Scenario<S, O> scenario, long seed, Effort effort, Waiting waiting) {
        long fights = effort.fights();
        StepMemory<S, O> memory = new StepMemory<>(Steps.of(scenario), room);
        AtomicLong begun = new AtomicLong();
        AtomicLong over = new AtomicLong();
        Callable<Counts> work = () -> {
            Counts own = new Counts();
            RandomFights<S, O> random = new RandomFights<>(memory);
            for (long first = begun.getAndAdd(PIECE); first < fights; first = begun.getAndAdd(PIECE)) {
                long behind = Math.min(first + PIECE, fights);
                for (long fight = first + 1; fight <= behind; fight++) {
                    own.add(random.fought(new RandomDice(seedOf(seed, fight))), fight);
                }
                waiting.goesOn(new Waiting.SoFar(0, 0, 1, over.addAndGet(behind - first)));
            }
            return own;
        };
        Counts counts = new Counts();
        try (ExecutorService workers = Executors.newFixedThreadPool(effort.threads())) {
            for (Future<Counts> own : workers.invokeAll(Collections.nCopies(effort.threads(), work))) {
                counts.addAll(own.get());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while fighting", interrupted);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException own ? own : new IllegalStateException(failed);
        }
        return told(memory, counts, fights, seed);
    }

    /** How often fights went each way. */
    private static final class Counts {

        private final Map<Fought, Count> counts = new LinkedHashMap<>();

        /** The first fight that went this way, and how many did. */
        private static final class Count {
            private long first = Long.MAX_VALUE;
            private long times;
        }

        void add(Fought fought, long fight) {
            add(fought, fight, 1);
        }

        private void add(Fought fought, long first, long times) {
            Count count = counts.computeIfAbsent(fought, went -> new Count());
            count.first = Math.min(count.first, first);
            count.times += times;
        }

        void addAll(Counts others) {
            others.counts.forEach((fought, count) -> add(fought, count.first, count.times));
        }

        /** Visits all of them in the order in which one fight after the other would have brought them up. */
        void forEach(ObjLongConsumer<Fought> consumer) {
            counts.entrySet().stream()
                    .sorted(Comparator.comparingLong(entry -> entry.getValue().first))
                    .forEach(entry -> consumer.accept(entry.getKey(), entry.getValue().times));
        }
    }

    private static <S, O> Simulated told(StepMemory<S, O> memory, Counts counts, long fights, long seed) {
        Scenario<S, O> scenario = memory.steps().scenario();
        Tabulation findings = new Tabulation();
        Tabulation turns = new Tabulation();
        AtomicLong decided = new AtomicLong();
        Telling<S, O> telling = scenario.kind().telling();
        counts.forEach((fought, times) -> {
            decided.addAndGet(fought.decided() ? times : 0);
            Share.Counted share = new Share.Counted(times, fights);
            findings.add(telling.findings(memory.outcome(fought.outcome())), share);
            turns.add(List.of(Finding.counts("turns", fought.turns())), share);
        });
        return new Simulated(
                scenario.kind().id(),
                scenario.title(),
                scenario.about(),
                scenario.terms().turnLimit(),
                fights,
                memory.steps().amongProposals().get(),
                new FightReport.DiceSource.Seeded(RandomDice.GENERATOR, seed),
                new Share.Counted(decided.get(), fights),
                turns.distributions(telling.words()).getFirst(),
                findings.distributions(telling.words()));
    }
}
