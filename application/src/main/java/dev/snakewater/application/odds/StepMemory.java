package dev.snakewater.application.odds;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Remembers where the steps of a fight lead, for any number of threads. It learns as long as there is room and situations recur; what it
 * has learnt by then, it keeps.
 */
final class StepMemory<S, O> {

    /** A throw of more falls is not remembered. */
    private static final long MOST_FALLS = 2_048;

    private static final int FALLS_IN_THE_ROOM_OF_ONE = 128;

    private static final int LOOK_BACK = 1 << 14;
    /** Remembering costs as much as playing where no more situations than these are met again, of those looked back on. */
    private static final int FEW = LOOK_BACK / 3;

    private final Steps<S, O> steps;
    private final Map<S, Branch.Onward<S>> situations = new LinkedHashMap<>();
    private final Interner<O> outcomes = new Interner<>();
    private final Branch.Onward<S> opening;
    private volatile boolean learns = true;
    private int room;
    private int met;
    private int metAgain;

    /** Takes for how many situations and throws there is room. */
    StepMemory(Steps<S, O> steps, int room) {
        this.steps = steps;
        this.room = room;
        opening = recurring(steps.scenario().setUp().opening());
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

    /** Returns a situation with what is known of it; it will be known again. */
    Branch.Onward<S> recurring(S situation) {
        if (!learns) {
            return passing(situation);
        }
        synchronized (situations) {
            int before = situations.size();
            Branch.Onward<S> onward = situations.computeIfAbsent(situation, this::passing);
            count(before == situations.size());
            return onward;
        }
    }

    private void count(boolean again) {
        met++;
        if (again) {
            metAgain++;
        } else {
            room--;
        }
        boolean recurs = met < LOOK_BACK || metAgain > FEW;
        if (met == LOOK_BACK) {
            met = 0;
            metAgain = 0;
        }
        if (room <= 0 || !recurs) {
            learns = false;
            situations.clear();
        }
    }

    /** Returns a situation with nothing known of it, which will not be known again where it is met by other ways. */
    Branch.Onward<S> passing(S situation) {
        return new Branch.Onward<>(situation, steps.sorts().size() + 1);
    }

    /** Returns a throw of which it is to be remembered where its falls lead; empty if there is no room for that. */
    Optional<Branch.Fork<S>> fork(Falls falls) {
        if (!learns || falls.size() > MOST_FALLS) {
            return Optional.empty();
        }
        synchronized (situations) {
            room -= 1 + (int) falls.size() / FALLS_IN_THE_ROOM_OF_ONE;
        }
        return Optional.of(new Branch.Fork<>(falls));
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
        synchronized (outcomes) {
            return new Branch.FightEnd<>(outcomes.of(outcome));
        }
    }

    O outcome(int number) {
        synchronized (outcomes) {
            return outcomes.at(number);
        }
    }
}
