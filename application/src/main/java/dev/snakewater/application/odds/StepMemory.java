package dev.snakewater.application.odds;

import dev.snakewater.application.numbering.Interner;
import dev.snakewater.application.port.in.Effort;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Remembers where the steps of a fight lead, for any number of threads. It learns as long as there is room and situations recur; then it
 * keeps what can be reached from the opening.
 */
final class StepMemory<S, O> {

    /** A throw of more falls is not remembered. */
    private static final long MOST_FALLS = 2_048;

    private static final int FALLS_IN_THE_ROOM_OF_ONE = 128;

    /** A situation or a throw that is remembered takes half as many bytes where it has been measured. */
    private static final int BYTES_EACH = 500;

    /** In half of it, a hundred thousand are remembered. */
    private static final long ENOUGH = 200_000L * BYTES_EACH;

    private static final int LOOK_BACK = 1 << 14;
    /** Where a smaller share of the ends of steps is known, remembering costs more than it saves. */
    private static final double LEAST_KNOWN = 2.0 / 3;

    private final Steps<S, O> steps;
    private final Map<S, Branch.Onward<S>> situations = new LinkedHashMap<>();
    private final Map<Falls, Falls> falls = new LinkedHashMap<>();
    private final Interner<O> outcomes = new Interner<>();
    private final Branch.Onward<S> opening;
    private volatile boolean learns = true;
    private int room;
    private long met;
    private long knownOfThem;

    /** Takes for how many situations and throws there is room. */
    StepMemory(Steps<S, O> steps, int room) {
        this.steps = steps;
        this.room = room;
        opening = recurring(steps.scenario().setUp().opening(), 0);
    }

    /** Returns for how many situations and throws there is room in half of the memory that there still is. */
    static int room(Effort effort) {
        return Math.clamp(Budget.freeMemory(effort, ENOUGH) / 2 / BYTES_EACH, 1, Integer.MAX_VALUE);
    }

    Steps<S, O> steps() {
        return steps;
    }

    /** Whether it still learns. What is met from then on is not to be led to. */
    boolean learns() {
        return learns;
    }

    Branch.Onward<S> opening() {
        return opening;
    }

    /** Returns a situation with what is known of it; it will be known again. Takes how many ends of steps were known since the last. */
    Branch.Onward<S> recurring(S situation, long known) {
        if (!learns) {
            return unknown(situation);
        }
        synchronized (situations) {
            int before = situations.size();
            Branch.Onward<S> onward = situations.computeIfAbsent(situation, this::unknown);
            boolean again = situations.size() == before;
            lookBack(known + 1, known + (again ? 1 : 0));
            take(again ? 0 : 1);
            return onward;
        }
    }

    /** Returns a situation with nothing known of it, which will not be known where another way leads to it. */
    Branch.Onward<S> passing(S situation) {
        if (learns) {
            take(1);
        }
        return unknown(situation);
    }

    private Branch.Onward<S> unknown(S situation) {
        return new Branch.Onward<>(situation, steps.sorts().size() + 1);
    }

    /** Returns a throw of which it is to be remembered where its falls lead; empty if there is no room for that. */
    Optional<Branch.Fork<S>> fork(Branch.Onward<S> from, boolean isFirst, Falls asked) {
        if (!learns || asked.size() > MOST_FALLS) {
            return Optional.empty();
        }
        take(1 + (int) asked.size() / FALLS_IN_THE_ROOM_OF_ONE);
        synchronized (falls) {
            return Optional.of(new Branch.Fork<>(from, isFirst, falls.computeIfAbsent(asked, first -> first)));
        }
    }

    private void lookBack(long some, long known) {
        met += some;
        knownOfThem += known;
        if (met >= LOOK_BACK) {
            if (knownOfThem < LEAST_KNOWN * met) {
                learns = false;
            }
            met = 0;
            knownOfThem = 0;
        }
    }

    private void take(int some) {
        synchronized (situations) {
            room -= some;
            if (room <= 0) {
                learns = false;
            }
            if (!learns) {
                situations.clear();
            }
        }
    }

    /** Returns the end of a fight that is called off in this situation. */
    Branch.FightEnd<S> calledOff(Branch.Onward<S> at) {
        int limit = steps.sorts().size();
        if (at.step(limit) instanceof Branch.FightEnd<S> known) {
            return known;
        }
        Branch.FightEnd<S> end = fightEnd(steps.calledOff(at.situation()));
        at.lead(limit, end);
        return end;
    }

    Branch.FightEnd<S> fightEnd(O outcome) {
        int hash = outcome.hashCode();
        synchronized (outcomes) {
            return new Branch.FightEnd<>(outcomes.of(outcome, hash));
        }
    }

    O outcome(int number) {
        synchronized (outcomes) {
            return outcomes.at(number);
        }
    }
}
