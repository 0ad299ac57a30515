package dev.snakewater.application.odds;

import dev.snakewater.application.port.in.Chances.Limit;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Limits the work by the number of situations, by time, by memory, and by the patience of whoever waits. Threads share it. */
final class Budget {

    private static final int ASK_EVERY = 64;
    private static final int LOOK_AT_MEMORY_EVERY = 1_024;
    private static final int LOOK_AT_MEMORY_OF_FIGHTS_EVERY = 16;

    private static final Duration A_MOMENT = Duration.ofSeconds(1);

    /** To follow what has been worked out may take one in so many parts of the time. */
    private static final int FOLLOWING = 10;

    /** More than that would leave no room to work in. */
    private static final double MOST_OF_MEMORY = 0.85;

    private final Effort effort;
    private final Clock clock;
    private final Optional<Duration> end;
    private final Waiting waiting;
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger asked = new AtomicInteger();
    private volatile Optional<Limit> limit = Optional.empty();
    private volatile int turn;
    private volatile double open = 1;
    private int spent;

    /** Takes until when the work is to be done, if there is such a time. */
    Budget(Effort effort, Clock clock, Optional<Duration> end, Waiting waiting) {
        this.effort = effort;
        this.clock = clock;
        this.end = end;
        this.waiting = waiting;
        spend(0);
    }

    /** Returns how many situations were counted. */
    int spent() {
        return spent;
    }

    /** Returns how many more situations may be counted. */
    int left() {
        return effort.situations() - spent;
    }

    void spend(int situations) {
        spent += situations;
        if (left() <= 0) {
            reached(Limit.SITUATIONS);
        }
    }

    /** Returns which limit was reached first, if one was. */
    Optional<Limit> limit() {
        return limit;
    }

    boolean isSpent() {
        return limit.isPresent();
    }

    /**
     * Returns what is left for fights that go on from where the work ended: until then, or a moment if somebody waits no more. They may use
     * all the memory that Java has.
     */
    Budget forFights(Optional<Duration> until) {
        boolean waitsNoMore = limit.equals(Optional.of(Limit.PATIENCE));
        Budget rest = new Budget(
                effort.with(it -> it.situations(Integer.MAX_VALUE).memory(Long.MAX_VALUE)),
                clock,
                waitsNoMore ? Optional.of(clock.now().plus(A_MOMENT)) : until,
                waitsNoMore ? Waiting.PATIENTLY : waiting);
        rest.begun.set(spent);
        rest.follows(turn, open);
        return rest;
    }

    /** Tells what is being followed: the turn, and how much is open. */
    void follows(int turn, double open) {
        this.turn = turn;
        this.open = open;
    }

    /** Returns whether somebody may work out one more situation. */
    boolean lasts() {
        int number = begun.incrementAndGet();
        if (isLaterThan(end)) {
            reached(Limit.TIME);
        } else if (number % ASK_EVERY == 0 && !waiting.goesOn(new Waiting.SoFar(turn, number, open, 0))) {
            reached(Limit.PATIENCE);
        } else if (number % LOOK_AT_MEMORY_EVERY == 0 && isShortOfMemory()) {
            reached(Limit.MEMORY);
        }
        return !isSpent();
    }

    /** Returns whether some more fights may be simulated, after so many. */
    boolean lasts(long fights) {
        if (isLaterThan(end)) {
            reached(Limit.TIME);
        } else if (!waiting.goesOn(new Waiting.SoFar(turn, begun.get(), open, fights))) {
            reached(Limit.PATIENCE);
        } else if (asked.incrementAndGet() % LOOK_AT_MEMORY_OF_FIGHTS_EVERY == 0 && isShortOfMemory()) {
            reached(Limit.MEMORY);
        }
        return !isSpent();
    }

    /** Returns whether there is time to follow what has been worked out, which may take a little longer. */
    boolean lastsForFollowing() {
        Duration longer = effort.within().orElse(Duration.ZERO).dividedBy(FOLLOWING);
        if (isLaterThan(end.map(longer::plus))) {
            reached(Limit.TIME);
            return false;
        }
        return true;
    }

    private boolean isLaterThan(Optional<Duration> time) {
        return time.isPresent() && clock.now().compareTo(time.get()) > 0;
    }

    private synchronized void reached(Limit which) {
        limit = limit.or(() -> Optional.of(which));
    }

    private boolean isShortOfMemory() {
        return freeMemory(effort, 0) <= 0;
    }

    /** Returns how much memory there is besides what is in use; nothing, or less, if none. Takes how much would be enough. */
    static long freeMemory(Effort effort, long enough) {
        if (freeAtOnce(effort) <= enough) {
            System.gc(); // What is in use includes what nobody needs any more.
        }
        return freeAtOnce(effort);
    }

    private static long freeAtOnce(Effort effort) {
        Runtime machine = Runtime.getRuntime();
        long most = Math.min(effort.memory(), (long) (MOST_OF_MEMORY * machine.maxMemory()));
        return most - (machine.totalMemory() - machine.freeMemory());
    }
}
