package dev.snakewater.application.odds;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Some threads that work at the same time. */
record Crew(int size, ExecutorService threads) implements AutoCloseable {

    static Crew of(int size) {
        return new Crew(size, Executors.newFixedThreadPool(size));
    }

    /** Has each do the same work, which is told the number of the thread, from 0. Returns all results. */
    <R> List<R> together(IntFunction<R> work) {
        if (size == 1) {
            return List.of(work.apply(0));
        }
        List<Future<R>> results = IntStream.range(0, size)
                .mapToObj(number -> threads.submit((Callable<R>) () -> work.apply(number)))
                .toList();
        return results.stream().map(Crew::result).toList();
    }

    /** Returns a result when it is there, or fails as the work for it did. */
    static <R> R result(Future<R> work) {
        try {
            return work.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while working", interrupted);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException own ? own : new IllegalStateException(failed);
        }
    }

    /** Has the tasks done, each by some thread, whose number the work is told. Returns the results in the order of the tasks. */
    <T, R> List<R> each(List<T> tasks, BiFunction<Integer, T, R> work) {
        if (tasks.size() == 1) {
            return List.of(work.apply(0, tasks.getFirst()));
        }
        List<Optional<R>> results = new ArrayList<>(Collections.nCopies(tasks.size(), Optional.empty()));
        AtomicInteger begun = new AtomicInteger();
        together(thread -> {
            for (int i = begun.getAndIncrement(); i < tasks.size(); i = begun.getAndIncrement()) {
                results.set(i, Optional.of(work.apply(thread, tasks.get(i))));
            }
            return thread;
        });
        return results.stream().map(Optional::orElseThrow).toList();
    }

    @Override
    public void close() {
        threads.close();
    }
}
