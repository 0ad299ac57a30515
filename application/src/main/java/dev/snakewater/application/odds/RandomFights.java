package dev.snakewater.application.odds;

import dev.snakewater.application.odds.Branch.StepEnd;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.dice.Fall;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/**
 * Fights with random dice, one after the other, along what is remembered of their steps. The dice fall as they do where the same fight is
 * played. Where a step comes to what is not known, it is played from its beginning, with the same falls up to there, and remembered.
 */
final class RandomFights<S, O> {

    private final StepMemory<S, O> memory;
    private final Steps<S, O> steps;
    private final int turnLimit;
    /** The falls of the step so far, by their numbers. */
    private int[] falls = new int[16];

    private int thrown;
    /** How many steps had a known end since the last that had none. */
    private long known;

    /** The number of the outcome of a fight, its last turn, and whether its own rules decided it or the limit of turns. */
    record Fought(int outcome, int turns, boolean decided) {}

    RandomFights(StepMemory<S, O> memory) {
        this.memory = memory;
        steps = memory.steps();
        turnLimit = steps.scenario().terms().turnLimit();
    }

    /** Fights from the opening. */
    Fought fought(RandomDice random) {
        return fought(memory.opening(), 1, random);
    }

    /** Fights on from a situation in a turn. */
    Fought fought(S situation, int turn, RandomDice random) {
        return fought(recurring(situation), turn, random);
    }

    private Fought fought(Branch.Onward<S> from, int firstTurn, RandomDice random) {
        Branch.Onward<S> here = from;
        int turn = firstTurn;
        while (turn <= turnLimit) {
            switch (goneOn(here, turn, random)) {
                case Branch.Onward<S> onward -> here = onward;
                case Branch.TurnEnd<S> end -> {
                    here = end.next();
                    turn++;
                }
                case Branch.FightEnd<S> end -> {
                    return new Fought(end.outcome(), turn, true);
                }
            }
        }
        return new Fought(memory.calledOff(here).outcome(), turnLimit, false);
    }

    /** Goes on from a situation by one step, and by as many more in the same turn as are known. */
    private StepEnd<S> goneOn(Branch.Onward<S> from, int turn, RandomDice random) {
        int sort = steps.sort(turn);
        Branch.Onward<S> here = from;
        thrown = 0;
        Branch<S> branch = from.step(sort);
        while (branch instanceof Branch.Fork<S> fork) {
            if (fork.isFirst()) {
                here = fork.from();
                thrown = 0;
                known++;
            }
            int fall = fork.falls().rolled(random);
            fell(fall);
            branch = fork.at(fall);
            if (branch instanceof Branch.Onward<S> onward) {
                branch = ahead(onward, sort);
                if (branch != onward) {
                    fork.lead(fall, branch);
                }
            }
        }
        if (branch instanceof StepEnd<S> end) {
            known++;
            return end;
        }
        return played(here, turn, random);
    }

    /** Returns how far the fight is known to get from here before something is thrown, within the turn. */
    private static <S> Branch<S> ahead(Branch.Onward<S> from, int sort) {
        Branch<S> last = from;
        while (last instanceof Branch.Onward<S> here) {
            Branch<S> next = here.step(sort);
            if (next instanceof Branch.Unmet<S>) {
                return here;
            }
            last = next;
        }
        return last;
    }

    private void fell(int fall) {
        if (thrown == falls.length) {
            falls = Arrays.copyOf(falls, 2 * thrown);
        }
        falls[thrown++] = fall;
    }

    private StepEnd<S> played(Branch.Onward<S> from, int turn, RandomDice random) {
        FirstVisit visit = new FirstVisit(from, steps.sort(turn), random);
        Dice dice = thrown == 0 && !visit.isRemembered ? random : visit;
        Next<S, O> next = steps.played(from.situation(), turn, dice, stage -> {});
        StepEnd<S> end = switch (next) {
            case Next.Done<S, O> done -> memory.fightEnd(done.outcome());
            case Next.Go<S, O> go when go.turnEnds() -> new Branch.TurnEnd<>(recurring(go.situation()));
            case Next.Go<S, O> go when visit.hasThrown -> recurring(go.situation());
            // Where nothing is thrown, all who come to the one situation come to the other.
            case Next.Go<S, O> go -> memory.passing(go.situation());
        };
        visit.leads(end);
        return end;
    }

    private Branch.Onward<S> recurring(S situation) {
        Branch.Onward<S> onward = memory.recurring(situation, known);
        known = 0;
        return onward;
    }

    /** The dice of a step that comes to what is not known: first they fall as they did on the way there. */
    private final class FirstVisit implements Dice {

        private final Branch.Onward<S> from;
        private final int sort;
        private final RandomDice random;
        private Optional<Branch.Fork<S>> last = Optional.empty();
        private Optional<Function<? super Fall, ?>> reading = Optional.empty();
        private boolean isRemembered = memory.learns();
        private boolean hasThrown;
        private int shown;

        FirstVisit(Branch.Onward<S> from, int sort, RandomDice random) {
            this.from = from;
            this.sort = sort;
            this.random = random;
        }

        @Override
        public Fall roll(Throw what) {
            Falls asked = Falls.of(what);
            hasThrown = true;
            if (isRemembered) {
                last = fork(asked);
                isRemembered = last.isPresent();
                reading = what.reading();
            }
            if (shown == thrown) {
                if (!isRemembered) {
                    return random.roll(what);
                }
                fell(asked.rolled(random));
            }
            return asked.at(falls[shown++]);
        }

        /** Returns the throw that the falls shown so far lead to; if another thread has just come here, it is that one's. */
        private Optional<Branch.Fork<S>> fork(Falls asked) {
            return switch (place()) {
                case Branch.Fork<S> known when known.falls().equals(asked) -> Optional.of(known);
                case Branch.Unmet<S> unmet -> {
                    Optional<Branch.Fork<S>> met = memory.fork(from, shown == 0, asked);
                    met.ifPresent(this::leads);
                    yield met;
                }
                case Branch<S> other ->
                    throw new IllegalStateException(
                            "with the same dice before it, the same step came to " + other + ", and now to " + asked);
            };
        }

        private Branch<S> place() {
            return last.isPresent() ? last.get().at(falls[shown - 1]) : from.step(sort);
        }

        /** Remembers where the falls shown so far lead. */
        void leads(Branch<S> to) {
            if (!isRemembered) {
                return;
            }
            last.ifPresentOrElse(fork -> leads(fork, falls[shown - 1], to), () -> from.lead(sort, to));
        }

        private void leads(Branch.Fork<S> fork, int fall, Branch<S> to) {
            reading.ifPresentOrElse(read -> fork.lead(fall, to, read), () -> fork.lead(fall, to));
        }
    }
}
