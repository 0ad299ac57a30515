package dev.snakewater.application.table.answering;

import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Distribution;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.dice.Ways;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Dice that show every possible fall, of those that the rules read alike only the first, one run after another: play, read the weight of
 * the run in its {@link #ways()}, go on to the {@link #next()} run and play again, until there is none.
 */
public final class EveryFall implements Dice {

    private final Map<Asked, Distribution> known = new LinkedHashMap<>();
    private final List<Fork> path = new ArrayList<>();
    private int thrown;

    /** The first run begins. */
    public EveryFall() {}

    @Override
    public Fall roll(Throw what) {
        if (thrown == path.size()) {
            Asked asked = new Asked(what.dice(), what.reads());
            Distribution all = distribution(asked);
            path.add(new Fork(asked, what.reading().map(all::readAs).orElse(all)));
        }
        Fork fork = path.get(thrown++);
        if (!fork.asked.isOf(what)) {
            throw new IllegalStateException("with the same dice before it, the same step threw " + fork.asked
                    + ", and now " + new Asked(what.dice(), what.reads()));
        }
        return fork.shown().fall();
    }

    /** Returns in how many ways the dice of this run can fall, and in how many of these they show its falls. */
    public Ways ways() {
        Ways ways = Ways.SURE;
        for (Fork fork : path) {
            ways = ways.times(fork.shown().ways());
        }
        return ways;
    }

    /** Goes on to the next run. Returns false, with the dice as new, if there is none. */
    public boolean next() {
        thrown = 0;
        while (!path.isEmpty() && !path.getLast().turned()) {
            path.removeLast();
        }
        return !path.isEmpty();
    }

    /** The first run begins again. */
    public void startAgain() {
        thrown = 0;
        path.clear();
    }

    private Distribution distribution(Asked asked) {
        return known.computeIfAbsent(asked, pool -> switch (pool.reads) {
            case TOTAL -> Distribution.ofTotals(pool.dice);
            case FACES -> Distribution.ofFaces(pool.dice);
        });
    }

    private record Asked(DicePool dice, Throw.Reads reads) {
        boolean isOf(Throw what) {
            return reads == what.reads() && dice.equals(what.dice());
        }
    }

    /** A throw of this run, and the fall it shows now. */
    private static final class Fork {
        private final Asked asked;
        private final Distribution distribution;
        private int at;

        Fork(Asked asked, Distribution distribution) {
            this.asked = asked;
            this.distribution = distribution;
        }

        Distribution.Weighted shown() {
            return distribution.falls().get(at);
        }

        /** Shows the next fall; false if this was the last. */
        boolean turned() {
            at++;
            return at < distribution.falls().size();
        }
    }
}
