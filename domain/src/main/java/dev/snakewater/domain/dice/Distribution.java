package dev.snakewater.domain.dice;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Every possible fall of dice, each with its exact number of ways. */
public record Distribution(List<Weighted> falls) {

    private static final int MOST_FALLS = 100_000;

    /** A fall, and in how many of all ways the dice come to it. */
    public record Weighted(Fall fall, Ways ways) {
        private Weighted or(Weighted other) {
            return new Weighted(fall, ways.plus(other.ways));
        }
    }

    public Distribution {
        falls = List.copyOf(falls);
    }

    /** Returns the falls of a pool by their totals, in ascending order. */
    public static Distribution ofTotals(DicePool pool) {
        List<BigInteger> ways = List.of(BigInteger.ONE);
        for (int i = 0; i < pool.count(); i++) {
            ways = withOneMore(pool.die().sides(), ways);
        }
        BigInteger all = ofAll(pool);
        List<Weighted> falls = new ArrayList<>();
        for (int i = 0; i < ways.size(); i++) {
            falls.add(new Weighted(pool.totalling(pool.least() + i), new Ways(ways.get(i), all)));
        }
        return new Distribution(falls);
    }

    /** Returns the falls of a pool by the face of each die, if they are not too many to be told apart. */
    public static Distribution ofFaces(DicePool pool) {
        BigInteger all = ofAll(pool);
        if (all.compareTo(BigInteger.valueOf(MOST_FALLS)) > 0) {
            throw new IllegalArgumentException(
                    "the faces of " + pool + " can fall in " + all + " ways: more than can be looked at one by one");
        }
        List<List<Integer>> shown = List.of(List.of());
        for (int i = 0; i < pool.count(); i++) {
            shown = shown.stream()
                    .flatMap(faces -> IntStream.rangeClosed(
                                    pool.die().lowest(), pool.die().highest())
                            .mapToObj(face -> Stream.concat(faces.stream(), Stream.of(face))
                                    .toList()))
                    .toList();
        }
        Ways each = new Ways(BigInteger.ONE, all);
        return new Distribution(shown.stream()
                .map(faces -> new Weighted(pool.showing(faces), each))
                .toList());
    }

    /** Returns the first fall of all that are read alike, with the ways of them all. */
    public Distribution readAs(Function<? super Fall, ?> reading) {
        Map<Object, Weighted> alike = new LinkedHashMap<>();
        for (Weighted one : falls) {
            alike.merge(reading.apply(one.fall), one, Weighted::or);
        }
        return new Distribution(List.copyOf(alike.values()));
    }

    /** Returns the mean of what each total of a pool gives, nearly: quick, and the same on every machine. */
    public static double mean(DicePool pool, IntToDoubleFunction given) {
        double[] chances = {1};
        for (int i = 0; i < pool.count(); i++) {
            chances = withOneMore(pool.die().sides(), chances);
        }
        double mean = 0;
        for (int i = 0; i < chances.length; i++) {
            mean += chances[i] * given.applyAsDouble(pool.least() + i);
        }
        return mean;
    }

    private static double[] withOneMore(int sides, double[] chances) {
        double[] more = new double[chances.length + sides - 1];
        for (int i = 0; i < chances.length; i++) {
            double each = chances[i] / sides;
            for (int face = 0; face < sides; face++) {
                more[i + face] += each;
            }
        }
        return more;
    }

    private static BigInteger ofAll(DicePool pool) {
        return BigInteger.valueOf(pool.die().sides()).pow(pool.count());
    }

    /** In how many ways each total comes with one die more: the sum over its sides, which is kept while it moves on. */
    private static List<BigInteger> withOneMore(int sides, List<BigInteger> ways) {
        List<BigInteger> more = new ArrayList<>();
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < ways.size() + sides - 1; i++) {
            sum = i < ways.size() ? sum.add(ways.get(i)) : sum;
            sum = i >= sides ? sum.subtract(ways.get(i - sides)) : sum;
            more.add(sum);
        }
        return more;
    }
}
