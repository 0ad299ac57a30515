package dev.snakewater.application.odds;

import dev.snakewater.application.port.in.Share;
import dev.snakewater.domain.dice.Chance;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/** Amounts as exact fractions. */
final class Fractions implements Amounts<Fractions> {

    private static final Share.Exact NONE = new Share.Exact(Chance.NONE, BigInteger.ONE);

    private final Map<Integer, Share.Exact> amounts = new LinkedHashMap<>();

    @Override
    public Fractions fresh() {
        return new Fractions();
    }

    @Override
    public void certain(int number) {
        amounts.put(number, new Share.Exact(Chance.SURE, BigInteger.ONE));
    }

    @Override
    public void flow(int from, Fractions into, int to, Weight weight) {
        Share.Exact here = share(from);
        Share.Exact there = into.share(to);
        into.amounts.put(
                to,
                new Share.Exact(
                        there.chance().plus(here.chance().times(weight.chance())),
                        Weight.common(there.falls(), here.falls().multiply(weight.falls()))));
    }

    @Override
    public void forEach(IntConsumer numbers) {
        List.copyOf(amounts.keySet()).forEach(numbers::accept);
    }

    @Override
    public Share.Exact share(int number) {
        return amounts.getOrDefault(number, NONE);
    }

    @Override
    public Share none() {
        return NONE;
    }

    @Override
    public double total() {
        return amounts.values().stream().mapToDouble(Share::value).sum();
    }

    @Override
    public void clear() {
        amounts.clear();
    }
}
