package dev.snakewater.application.odds;

import dev.snakewater.application.odds.RandomFights.Fought;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.table.answering.RandomDice;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;
import java.util.function.ObjLongConsumer;
import java.util.function.Predicate;

/** How often many fights went each way. */
final class ManyFights {

    /** What {@link SplittableRandom} adds to its state for each number. */
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    /** A piece of work is to take about so long: time enough to be worth handing out, and soon over. */
    private static final Duration PIECE = Duration.ofMillis(10);

    private static final long LARGEST_PIECE = 1_024;

    private final Map<Fought, Count> counts = new LinkedHashMap<>();
    private long fought;

    /** The first fight that went this way, and how many did. */
    private static final class Count {
        private long first = Long.MAX_VALUE;
        private long times;
    }

    /** Fights one of the fights, which are counted from 1. */
    interface Fight<S, O> {

        /** Returns how the fight of this number goes, with these dice. */
        Fought fought(RandomFights<S, O> fights, long number, RandomDice dice);
    }

    /**
     * Fights so many fights of a seed, or as many of the first as somebody wants, who is told now and then how many are over; at least one.
     */
    static <S, O> ManyFights of(
            StepMemory<S, O> memory,
            long seed,
            long most,
            Fight<S, O> fight,
            Crew crew,
            Clock clock,
            LongPredicate wanted) {
        AtomicLong begun = new AtomicLong();
        AtomicLong over = new AtomicLong();
        ManyFights all = new ManyFights();
        crew.together(thread -> {
                    ManyFights own = new ManyFights();
                    RandomFights<S, O> fights = new RandomFights<>(memory);
                    long piece = 1;
                    long first = begun.getAndAdd(piece);
                    boolean more = first < most;
                    while (more) {
                        Duration start = clock.now();
                        long behind = first + Math.min(piece, most - first);
                        for (long number = first + 1; number <= behind; number++) {
                            Fought went = fight.fought(fights, number, new RandomDice(seedOf(seed, number)));
                            own.add(went, number, 1);
                        }
                        more = wanted.test(over.addAndGet(behind - first));
                        boolean isShort = clock.now().minus(start).compareTo(PIECE) < 0;
                        piece = isShort ? Math.min(2 * piece, LARGEST_PIECE) : Math.max(1, piece / 2);
                        first = more ? begun.getAndAdd(piece) : most;
                        more = first < most;
                    }
                    return own;
                })
                .forEach(all::addAll);
        return all;
    }

    /** Returns the number that a {@link SplittableRandom} of the seed would give after as many as there are fights before this one. */
    static long seedOf(long seed, long number) {
        return new SplittableRandom(seed + (number - 1) * GOLDEN_GAMMA).nextLong();
    }

    private void add(Fought went, long first, long times) {
        Count count = counts.computeIfAbsent(went, way -> new Count());
        count.first = Math.min(count.first, first);
        count.times += times;
        fought += times;
    }

    private void addAll(ManyFights others) {
        others.counts.forEach((went, count) -> add(went, count.first, count.times));
    }

    /** Returns how many were fought. */
    long fought() {
        return fought;
    }

    /** Returns how many went in one of these ways. */
    long count(Predicate<Fought> which) {
        return counts.entrySet().stream()
                .filter(entry -> which.test(entry.getKey()))
                .mapToLong(entry -> entry.getValue().times)
                .sum();
    }

    /** Visits all ways in the order in which one fight after the other would have brought them up. */
    void forEach(ObjLongConsumer<Fought> consumer) {
        counts.entrySet().stream()
                .sorted(Comparator.comparingLong(entry -> entry.getValue().first))
                .forEach(entry -> consumer.accept(entry.getKey(), entry.getValue().times));
    }
}
