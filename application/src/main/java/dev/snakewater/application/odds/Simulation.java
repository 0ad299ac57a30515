package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.measure.Tabulation;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Simulate;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.answering.ModifiedTable;
import dev.snakewater.application.table.answering.RandomDice;
import java.util.Collections;
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
import java.util.function.LongConsumer;

/** Simulates scenarios of any kind. */
public final class Simulation implements Simulate {

    /** So many fights are one piece of work. */
    private static final int PIECE = 100;

    /** What {@link SplittableRandom} adds to its state for each number. */
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    /** The outcome of a fight, its last turn, whether its own rules decided it or the turn limit, and whether it met a free choice. */
    private record Fought<O>(O outcome, int turns, boolean decided, boolean amongProposals) {}

    /** The number that a {@link SplittableRandom} of the seed would give after as many as there are fights before this one. */
    @Override
    public long seedOf(long seed, long fight) {
        return new SplittableRandom(seed + (fight - 1) * GOLDEN_GAMMA).nextLong();
    }

    @Override
    public <S, O> Simulated fights(
            Scenario<S, O> scenario, long fights, long seed, int threads, LongConsumer progress) {
        S opening = scenario.setUp().opening();
        Deciders<S> deciders = Deciders.of(scenario.kind(), scenario.setUp());
        AtomicLong begun = new AtomicLong();
        AtomicLong over = new AtomicLong();
        Map<Fought<O>, Long> counts = new LinkedHashMap<>();
        Callable<Map<Fought<O>, Long>> work = () -> {
            Map<Fought<O>, Long> own = new LinkedHashMap<>();
            for (long first = begun.getAndAdd(PIECE); first < fights; first = begun.getAndAdd(PIECE)) {
                long behind = Math.min(first + PIECE, fights);
                for (long fight = first + 1; fight <= behind; fight++) {
                    Dice dice = new RandomDice(seedOf(seed, fight));
                    own.merge(fought(scenario, opening, deciders, dice), 1L, Long::sum);
                }
                progress.accept(over.addAndGet(behind - first));
            }
            return own;
        };
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            for (Future<Map<Fought<O>, Long>> counted : workers.invokeAll(Collections.nCopies(threads, work))) {
                counted.get().forEach((fought, times) -> counts.merge(fought, times, Long::sum));
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while fighting", interrupted);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException own ? own : new IllegalStateException(failed);
        }
        return told(scenario, counts, fights, seed);
    }

    private static <S, O> Fought<O> fought(Scenario<S, O> scenario, S opening, Deciders<S> deciders, Dice dice) {
        Procedure<S, O> procedure = scenario.kind().procedure();
        FightTerms terms = scenario.terms();
        S situation = opening;
        int turn = 1;
        boolean amongProposals = false;
        while (turn <= terms.turnLimit()) {
            ProposalTable table =
                    new ProposalTable(new ModifiedTable(deciders.table(situation, dice), terms.modifiers(), turn));
            Next<S, O> next = procedure.step(situation, table);
            amongProposals |= table.amongProposals();
            switch (next) {
                case Next.Done<S, O> done -> {
                    return new Fought<>(done.outcome(), turn, true, amongProposals);
                }
                case Next.Go<S, O> go -> {
                    situation = go.situation();
                    turn += go.turnEnds() ? 1 : 0;
                }
            }
        }
        return new Fought<>(procedure.calledOff(situation), terms.turnLimit(), false, amongProposals);
    }

    private static <S, O> Simulated told(Scenario<S, O> scenario, Map<Fought<O>, Long> counts, long fights, long seed) {
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
                counts.keySet().stream().anyMatch(Fought::amongProposals),
                new FightReport.DiceSource.Seeded(RandomDice.GENERATOR, seed),
                new Share.Counted(decided.get(), fights),
                turns.distributions(telling.words()).getFirst(),
                findings.distributions(telling.words()));
    }
}
