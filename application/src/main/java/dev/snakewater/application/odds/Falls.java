package dev.snakewater.application.odds;

import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import java.util.ArrayList;
import java.util.List;

/** The falls of a throw that the rules tell apart, numbered from 0: by their totals, or by the faces of one die after the other. */
record Falls(DicePool dice, Throw.Reads reads, RandomDice.Sides sides) {

    static Falls of(Throw what) {
        return new Falls(
                what.dice(), what.reads(), RandomDice.Sides.of(what.dice().die().sides()));
    }

    /** Returns how many there are, or {@link Long#MAX_VALUE} if there are more. */
    long size() {
        return switch (reads) {
            case TOTAL -> 1L + dice.most() - dice.least();
            case FACES -> (long) Math.pow(dice.die().sides(), dice.count());
        };
    }

    /** Rolls as {@link RandomDice#roll} does, and returns the number of the fall. */
    int rolled(RandomDice random) {
        int weight = reads == Throw.Reads.TOTAL ? 1 : sides.number();
        int number = 0;
        for (int i = dice.count(); i > 0; i--) {
            number = number * weight + random.below(sides);
        }
        return number;
    }

    Fall at(int number) {
        return switch (reads) {
            case TOTAL -> dice.totalling(dice.least() + number);
            case FACES -> dice.showing(faces(number));
        };
    }

    private List<Integer> faces(int number) {
        List<Integer> faces = new ArrayList<>();
        int rest = number;
        for (int i = dice.count(); i > 0; i--) {
            faces.addFirst(dice.die().lowest() + rest % dice.die().sides());
            rest /= dice.die().sides();
        }
        return faces;
    }
}
