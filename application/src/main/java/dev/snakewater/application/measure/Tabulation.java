package dev.snakewater.application.measure;

import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.dice.Chance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Adds up how often each finding comes out. All shares of one tabulation are of the same sort. */
public final class Tabulation {

    private final Map<Finding.Measure, Cell> found = new LinkedHashMap<>();
    private Optional<Share> soFar = Optional.empty();

    /** Nothing has been found yet. */
    public Tabulation() {}

    /** Adds the findings of an outcome with its share. */
    public void add(List<Finding> findings, Share share) {
        for (Finding finding : findings) {
            found.computeIfAbsent(finding.measure(), of -> new Cell(soFar)).add(finding, share);
        }
        List<Finding.Measure> told = findings.stream().map(Finding::measure).toList();
        found.forEach((of, values) -> {
            if (!told.contains(of)) {
                values.addUntold(share);
            }
        });
        soFar = Optional.of(soFar.map(share::plus).orElse(share));
    }

    /** Returns the distributions, in the order in which they were first found. */
    public List<MeasureDistribution> distributions(Messages words) {
        List<MeasureDistribution> distributions = new ArrayList<>();
        found.forEach((of, values) -> distributions.add(values.outlook(of, words)));
        return distributions;
    }

    private static final class Cell {

        private final TreeMap<Finding, Share> shares = new TreeMap<>();
        private Optional<Share> untold;

        /** Nothing found yet, after so much of which nothing was told. */
        Cell(Optional<Share> before) {
            untold = before;
        }

        void addUntold(Share share) {
            untold = Optional.of(untold.map(share::plus).orElse(share));
        }

        void add(Finding finding, Share share) {
            shares.merge(finding, share, Share::plus);
        }

        MeasureDistribution outlook(Finding.Measure of, Messages words) {
            boolean counted = of.counted();
            List<MeasureDistribution.Weighted> prospects = new ArrayList<>();
            Optional<Share> atLeast = Optional.empty();
            for (var entry : shares.descendingMap().entrySet()) {
                Share share = entry.getValue();
                atLeast = counted ? Optional.of(atLeast.map(share::plus).orElse(share)) : Optional.empty();
                prospects.add(new MeasureDistribution.Weighted(
                        entry.getKey().is(), words.of(entry.getKey()), share, atLeast));
            }
            return new MeasureDistribution(
                    words.of(of),
                    prospects.reversed(),
                    counted ? Optional.of(mean()).filter(this::isKnown) : Optional.empty(),
                    untold);
        }

        /** Where a part is open of which nothing is estimated, no mean is known. */
        private boolean isKnown(MeasureDistribution.Mean mean) {
            return mean.error().isPresent() || !(shares.firstEntry().getValue() instanceof Share.Between);
        }

        private MeasureDistribution.Mean mean() {
            double all = shares.values().stream().mapToDouble(Share::value).sum();
            double mean = moment(1) / all;
            double variance = Math.max(0, moment(2) / all - mean * mean);
            return switch (shares.firstEntry().getValue()) {
                case Share.Exact exact ->
                    new MeasureDistribution.Mean(mean, Optional.of(exactMean()), Optional.empty());
                case Share.Near near -> new MeasureDistribution.Mean(mean, Optional.empty(), Optional.empty());
                case Share.Between between ->
                    new MeasureDistribution.Mean(mean, Optional.empty(), standardError(between.open()));
                case Share.Counted of ->
                    new MeasureDistribution.Mean(
                            mean, Optional.empty(), Optional.of(Math.sqrt(variance / (all * of.of()))));
            };
        }

        /** Returns that of an estimated mean, to which only the open part adds an error; empty if that was not sampled. */
        private Optional<Double> standardError(double open) {
            SortedMap<Finding, Share> sampled = new TreeMap<>();
            shares.forEach((finding, share) ->
                    ((Share.Between) share).sample().ifPresent(counted -> sampled.put(finding, counted)));
            double all = sampled.values().stream().mapToDouble(Share::value).sum();
            if (all == 0) {
                return Optional.empty();
            }
            double mean = moment(sampled, 1) / all;
            double variance = Math.max(0, moment(sampled, 2) / all - mean * mean);
            long fights = ((Share.Counted) sampled.firstEntry().getValue()).of();
            return Optional.of(open * Math.sqrt(variance / (all * fights)));
        }

        private double moment(int power) {
            return moment(shares, power);
        }

        private static double moment(SortedMap<Finding, Share> shares, int power) {
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
    }
}
