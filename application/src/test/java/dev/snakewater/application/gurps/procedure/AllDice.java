package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.SeatedTable;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.End;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Plays an attack with every way in which its dice can fall, one by one and without merging anything: a second way to the odds,
 * slow and plain.
 */
final class AllDice {

    private final ChartWalk procedure = new ChartWalk();
    private final Map<End, BigInteger> ways = new EnumMap<>(End.class);
    private final Map<String, List<Way>> known = new TreeMap<>();
    private final int dice;

    private AllDice(int dice) {
        this.dice = dice;
    }

    /** In how many of all ways of so many dice each end is reached; no attack throws more. */
    static Map<End, BigInteger> ways(ChartedAttack opening, int dice) {
        AllDice all = new AllDice(dice);
        all.play(opening, BigInteger.ONE, dice);
        return all.ways;
    }

    private void play(ChartedAttack attack, BigInteger weight, int left) {
        OneThrow asked = new OneThrow(Optional.empty());
        Next<ChartedAttack, GurpsOutcome> next = step(attack, asked);
        if (asked.thrown == null) {
            follow(next, weight, left);
            return;
        }
        Throw thrown = asked.thrown;
        if (thrown.dice().count() > left) {
            throw new IllegalStateException("more than " + dice + " dice");
        }
        for (Way way : known.computeIfAbsent(thrown.dice() + " " + thrown.reads(), key -> ways(thrown))) {
            follow(
                    step(attack, new OneThrow(Optional.of(way.fall()))),
                    weight.multiply(BigInteger.valueOf(way.count())),
                    left - thrown.dice().count());
        }
    }

    /** A step with this throw; the first option is always taken. */
    private Next<ChartedAttack, GurpsOutcome> step(ChartedAttack attack, OneThrow dice) {
        return procedure.step(attack, new SeatedTable(dice, Pick::firstListed));
    }

    private void follow(Next<ChartedAttack, GurpsOutcome> next, BigInteger weight, int left) {
        switch (next) {
            case Next.Go<ChartedAttack, GurpsOutcome> go -> play(go.situation(), weight, left);
            case Next.Done<ChartedAttack, GurpsOutcome> done ->
                ways.merge(
                        done.outcome().end().orElseThrow(),
                        weight.multiply(BigInteger.valueOf(6).pow(left)),
                        BigInteger::add);
        }
    }

    private record Way(Fall fall, int count) {}

    /** All falls of six-sided dice; those of equal totals as one, where only the total is read. */
    private static List<Way> ways(Throw thrown) {
        int count = thrown.dice().count();
        List<Way> all = new ArrayList<>();
        int[] perTotal = new int[6 * count + 1];
        for (int number = 0; number < Math.pow(6, count); number++) {
            int rest = number;
            List<Integer> faces = new ArrayList<>();
            for (int die = 0; die < count; die++) {
                faces.add(1 + rest % 6);
                rest /= 6;
            }
            if (thrown.reads() == Throw.Reads.FACES) {
                all.add(new Way(thrown.dice().showing(faces), 1));
            } else {
                perTotal[faces.stream().mapToInt(face -> face).sum()]++;
            }
        }
        IntStream.range(count, perTotal.length)
                .filter(total -> perTotal[total] > 0)
                .forEach(total -> all.add(
                        new Way(thrown.dice().totalling(total + thrown.dice().plus()), perTotal[total])));
        return all;
    }

    /** Answers one throw; with the lowest fall, if it has none yet. */
    private static final class OneThrow implements Dice {

        private final Optional<Fall> fall;
        private @Nullable Throw thrown;

        OneThrow(Optional<Fall> fall) {
            this.fall = fall;
        }

        @Override
        public Fall roll(Throw what) {
            if (thrown != null) {
                throw new IllegalStateException("a second throw in a step: " + what);
            }
            thrown = what;
            return fall.orElseGet(
                    () -> what.dice().showing(Collections.nCopies(what.dice().count(), 1)));
        }
    }
}
