package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.odds.Mass.Weight;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.answering.EveryFall;
import dev.snakewater.domain.dice.Ways;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * A situation that is still to be followed, and how likely the way is by which it was first found. Its step is worked out by whichever
 * thread comes to it first, for it depends on nothing else.
 */
final class Ahead<S, O> implements Comparable<Ahead<S, O>> {

    private static final int ASK_EVERY = 1_024;

    private final int number;
    private final S situation;
    private final double likelihood;
    private final AtomicBoolean isTaken = new AtomicBoolean();
    private final CompletableFuture<Step<S, O>> step = new CompletableFuture<>();

    /** All that a step can lead to, which is nothing if there was no time for all falls, and whether it met a free choice. */
    record Step<S, O>(List<Lead<S, O>> leads, boolean amongProposals) {}

    record Lead<S, O>(Way<S, O> way, Weight weight) {}

    /** What a step leads to, past which stages of the procedure; with their hash codes, which are dear. */
    record Way<S, O>(Next<S, O> next, int nextHash, List<Finding> past, int pastHash) {

        static <S, O> Way<S, O> to(Next<S, O> next, List<Finding> past) {
            int hash = switch (next) {
                case Next.Go<S, O> go -> go.situation().hashCode();
                case Next.Done<S, O> done -> done.outcome().hashCode();
            };
            return new Way<>(next, hash, past, past.hashCode());
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Way<?, ?> that
                    && nextHash == that.nextHash
                    && pastHash == that.pastHash
                    && next.equals(that.next)
                    && past.equals(that.past);
        }

        @Override
        public int hashCode() {
            return 31 * nextHash + pastHash;
        }
    }

    /** The dice of somebody who works out steps, and the weights met so far: few are different. */
    record Worker(EveryFall dice, Map<Ways, Weight> weights) {

        Worker() {
            this(new EveryFall(), new LinkedHashMap<>());
        }
    }

    Ahead(int number, S situation, double likelihood) {
        this.number = number;
        this.situation = situation;
        this.likelihood = likelihood;
    }

    int number() {
        return number;
    }

    double likelihood() {
        return likelihood;
    }

    /** The likeliest first. */
    @Override
    public int compareTo(Ahead<S, O> other) {
        int byLikelihood = Double.compare(other.likelihood, likelihood);
        return byLikelihood == 0 ? Integer.compare(number, other.number) : byLikelihood;
    }

    /** Works out the step. Returns false if another has taken it. */
    private boolean workOut(Steps<S, O> steps, int turn, Worker worker, BooleanSupplier lasts) {
        if (isTaken.getAndSet(true)) {
            return false;
        }
        try {
            step.complete(worked(steps, turn, worker, lasts));
        } catch (RuntimeException | Error failed) {
            step.completeExceptionally(failed);
        }
        return true;
    }

    /** Whoever comes back to where he threw throws again, until he comes away from there: only the ways that lead away count. */
    private Step<S, O> worked(Steps<S, O> steps, int turn, Worker worker, BooleanSupplier lasts) {
        AtomicBoolean amongProposals = new AtomicBoolean();
        Steps<S, O> noted = steps.noting(amongProposals);
        EveryFall dice = worker.dice;
        Map<Way<S, O>, Ways> all = new LinkedHashMap<>();
        List<Finding> past = new ArrayList<>();
        int runs = 0;
        do {
            if (++runs % ASK_EVERY == 0 && !lasts.getAsBoolean()) {
                dice.startAgain();
                return new Step<>(List.of(), amongProposals.get());
            }
            Next<S, O> next = noted.played(situation, turn, dice, past::add);
            all.merge(Way.to(next, List.copyOf(past)), dice.ways(), Ways::plus);
            past.clear();
        } while (dice.next());
        assertCertain(all.values());
        Ways away = all.size() == 1
                ? Ways.SURE
                : Optional.ofNullable(all.remove(Way.to(Next.go(situation), List.of())))
                        .orElse(Ways.NONE)
                        .others();
        List<Lead<S, O>> leads = new ArrayList<>(all.size());
        all.forEach(
                (way, ways) -> leads.add(new Lead<>(way, worker.weights.computeIfAbsent(ways.of(away), Weight::of))));
        return new Step<>(leads, amongProposals.get());
    }

    private static void assertCertain(Collection<Ways> leads) {
        Ways all = leads.stream().reduce(Ways.NONE, Ways::plus);
        if (!all.areAll()) {
            throw new IllegalStateException("the ways of a step come to " + all.ways() + " of " + all.falls());
        }
    }

    /** Situations whose steps threads that have nothing else to do work out before their turn, the likeliest first. */
    static final class Early<S, O> {

        /** More of them at a time would only take memory. */
        private static final int MOST = 1_024;

        private static final long A_MOMENT = 50_000;

        private final Steps<S, O> steps;
        private final int turn;
        private final boolean isAlone;
        private final BooleanSupplier lasts;
        private final PriorityBlockingQueue<Ahead<S, O>> offered = new PriorityBlockingQueue<>();
        private final Semaphore room = new Semaphore(MOST);
        private volatile boolean isOver;

        /** Takes how long a single step may take. */
        Early(Steps<S, O> steps, int turn, boolean isAlone, BooleanSupplier lasts) {
            this.steps = steps;
            this.turn = turn;
            this.isAlone = isAlone;
            this.lasts = lasts;
        }

        void offer(Ahead<S, O> ahead) {
            if (!isAlone) {
                offered.add(ahead);
            }
        }

        void end() {
            isOver = true;
        }

        /** Works out steps until the end. */
        void workOut(Worker worker) {
            while (!isOver) {
                if (!workedOutOne(worker)) {
                    LockSupport.parkNanos(A_MOMENT);
                }
            }
        }

        /** Returns what a step leads to; while another is working on it, works on others. */
        Step<S, O> step(Ahead<S, O> ahead, Worker worker) {
            if (!ahead.workOut(steps, turn, worker, lasts)) {
                while (!ahead.step.isDone() && workedOutOne(worker)) {
                    // Until it is done, or there is nothing to do.
                }
                room.release();
            }
            return Crew.result(ahead.step);
        }

        private boolean workedOutOne(Worker worker) {
            Ahead<S, O> next = offered.poll();
            while (next != null && next.isTaken.get()) {
                next = offered.poll();
            }
            if (next == null) {
                return false;
            }
            if (!room.tryAcquire()) {
                offered.add(next);
                return false;
            }
            if (!next.workOut(steps, turn, worker, lasts)) {
                room.release();
            }
            return true;
        }
    }
}
