package dev.snakewater.application.survey;

import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.procedure.Finding;
import dev.snakewater.domain.dice.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** What has been found of one thing: how often each value of it comes out. */
final class Found {

    private final boolean counted;
    private final TreeMap<Value, Share> shares = new TreeMap<>();
    private Optional<Share> untold;

    /**
     * Nothing found yet.
     *
     * @param counted whether it is counted, so that its mean means something
     * @param before how much has come out so far of which nothing was told
     */
    Found(boolean counted, Optional<Share> before) {
        this.counted = counted;
        untold = before;
    }

    /** Adds something of which nothing is told, and which comes out so often. */
    void addUntold(Share share) {
        untold = Optional.of(untold.map(share::plus).orElse(share));
    }

    /** Adds a value that comes out so often. */
    void add(Finding finding, Share share) {
        Value value = switch (finding) {
            case Finding.Is is -> new Value(is.rank(), is.is());
            case Finding.Counts counts -> new Value(counts.number(), String.valueOf(counts.number()));
        };
        shares.merge(value, share, Share::plus);
    }

    /** All of it, in the order of its values. */
    Outlook outlook(String of) {
        List<Outlook.Prospect> prospects = new ArrayList<>();
        Optional<Share> atLeast = Optional.empty();
        for (var entry : shares.descendingMap().entrySet()) {
            Share share = entry.getValue();
            atLeast = counted ? Optional.of(atLeast.map(share::plus).orElse(share)) : Optional.empty();
            prospects.addFirst(new Outlook.Prospect(entry.getKey().is(), share, atLeast));
        }
        return new Outlook(of, prospects, counted ? Optional.of(mean()) : Optional.empty(), untold);
    }

    private Outlook.Mean mean() {
        double all = shares.values().stream().mapToDouble(Share::value).sum();
        double mean = moment(1) / all;
        double variance = Math.max(0, moment(2) / all - mean * mean);
        return switch (shares.firstEntry().getValue()) {
            case Share.Exact exact -> new Outlook.Mean(mean, Optional.of(exactMean()), Optional.empty());
            case Share.Near near -> new Outlook.Mean(mean, Optional.empty(), Optional.empty());
            case Share.Counted of ->
                new Outlook.Mean(mean, Optional.empty(), Optional.of(Math.sqrt(variance / (all * of.of()))));
        };
    }

    private double moment(int power) {
        return shares.entrySet().stream()
                .mapToDouble(entry -> Math.pow(entry.getKey().rank(), power)
                        * entry.getValue().value())
                .sum();
    }

    private Chance exactMean() {
        Chance sum = Chance.NONE;
        Chance all = Chance.NONE;
        for (var entry : shares.entrySet()) {
            Chance chance = ((Share.Exact) entry.getValue()).chance();
            sum = sum.plus(chance.times(entry.getKey().rank()));
            all = all.plus(chance);
        }
        return sum.of(all);
    }

    /** One of the things that come out: listed by rank, and by word where ranks are equal. */
    private record Value(int rank, String is) implements Comparable<Value> {
        @Override
        public int compareTo(Value other) {
            int byRank = Integer.compare(rank, other.rank);
            return byRank != 0 ? byRank : is.compareTo(other.is);
        }
    }
}
