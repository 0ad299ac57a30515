package dev.snakewater.cli.console;

import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.cli.page.Output;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jline.utils.Signals;

/**
 * Somebody who waits for an answer: is told every other second how far it has got, and does not wait any longer
 * after Ctrl-C. Pressed again, it ends the program at once.
 */
public final class Patience implements Waiting, AutoCloseable {

    private static final Duration BETWEEN = Duration.ofSeconds(2);
    private static final String INTERRUPT = "INT";

    private final Output err;
    private final Clock clock;
    private final Function<SoFar, String> words;
    private final AtomicBoolean pressed = new AtomicBoolean();
    private final CompletableFuture<Boolean> over = new CompletableFuture<>();
    private final Object before;
    private Duration due;

    /** Begins to wait; the words say how far an answer has got. */
    public Patience(Output err, Clock clock, Function<SoFar, String> words) {
        this.err = err;
        this.clock = clock;
        this.words = words;
        due = clock.now().plus(BETWEEN);
        before = Signals.register(INTERRUPT, this::interrupted);
    }

    private void interrupted() {
        if (pressed.getAndSet(true)) {
            Runtime.getRuntime().halt(ExitStatus.INTERRUPTED);
        }
        over.complete(true);
    }

    @Override
    public synchronized boolean goesOn(SoFar soFar) {
        Duration now = clock.now();
        if (now.compareTo(due) >= 0 && !over.isDone()) {
            err.println(words.apply(soFar));
            err.flush();
            due = now.plus(BETWEEN);
        }
        return !over.isDone();
    }

    /** Waits for a smaller answer that tells nothing on the way: empty, if it does not come before Ctrl-C. */
    public <T> Optional<T> waitFor(Supplier<T> answer) {
        if (over.isDone()) {
            return Optional.empty();
        }
        CompletableFuture<T> coming = CompletableFuture.supplyAsync(answer);
        try {
            CompletableFuture.anyOf(coming, over).join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException own ? own : failed;
        }
        return coming.isDone() ? Optional.of(coming.join()) : Optional.empty();
    }

    /** Returns the status with which the program exits: whether the waiting was ended early. */
    public int status() {
        return over.isDone() ? ExitStatus.INTERRUPTED : ExitStatus.DONE;
    }

    @Override
    public void close() {
        Signals.unregister(INTERRUPT, before);
    }
}
