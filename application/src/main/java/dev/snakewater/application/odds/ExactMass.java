package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Share;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

final class ExactMass implements Mass<ExactMass> {

    private final Map<Integer, Ways> amounts = new LinkedHashMap<>();

    @Override
    public ExactMass fresh() {
        return new ExactMass();
    }

    @Override
    public void certain(int number) {
        amounts.put(number, Ways.SURE);
    }

    @Override
    public void flow(int from, ExactMass into, int to, Weight weight) {
        into.amounts.merge(to, ways(from).times(weight.ways()), Ways::plus);
    }

    @Override
    public void forEach(IntConsumer numbers) {
        List.copyOf(amounts.keySet()).forEach(numbers::accept);
    }

    @Override
    public Share share(int number) {
        return ways(number).share();
    }

    @Override
    public Share none() {
        return Ways.NONE.share();
    }

    @Override
    public boolean isEmpty() {
        return amounts.isEmpty();
    }

    @Override
    public double total() {
        return amounts.values().stream()
                .mapToDouble(ways -> ways.share().value())
                .sum();
    }

    @Override
    public void clear() {
        amounts.clear();
    }

    private Ways ways(int number) {
        return amounts.getOrDefault(number, Ways.NONE);
    }
}
