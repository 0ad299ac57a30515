package dev.snakewater.application.survey;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.dice.Chance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Adds up how often each finding comes out. All shares of one tabulation are of the same sort. */
public final class Survey {

    private final Map<Finding.Measure, Found> found = new LinkedHashMap<>();
    private Optional<Share> soFar = Optional.empty();

    /** Adds the findings of an outcome with its share. */
    public void add(List<Finding> findings, Share share) {
        for (Finding finding : findings) {
            found.computeIfAbsent(finding.measure(), of -> new Found(soFar)).add(finding, share);
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
    public List<Outlook> outlooks(Wording words) {
        List<Outlook> outlooks = new ArrayList<>();
        found.forEach((of, values) -> outlooks.add(values.outlook(of, words)));
        return outlooks;
    }

    /** The values of one measure, with their shares. */
    private static final class Found {

        private final TreeMap<Finding, Share> shares = new TreeMap<>();
        private Optional<Share> untold;

        /** Nothing found yet, after so much of which nothing was told. */
        Found(Optional<Share> before) {
            untold = before;
        }

        void addUntold(Share share) {
            untold = Optional.of(untold.map(share::plus).orElse(share));
        }

        void add(Finding finding, Share share) {
            shares.merge(finding, share, Share::plus);
        }

        /** All of it in these words, in the order of its values. */
        Outlook outlook(Finding.Measure of, Wording words) {
            boolean counted = of.counted();
            List<Outlook.Prospect> prospects = new ArrayList<>();
            Optional<Share> atLeast = Optional.empty();
            for (var entry : shares.descendingMap().entrySet()) {
                Share share = entry.getValue();
                atLeast = counted ? Optional.of(atLeast.map(share::plus).orElse(share)) : Optional.empty();
                prospects.addFirst(new Outlook.Prospect(entry.getKey().is(), words.of(entry.getKey()), share, atLeast));
            }
            return new Outlook(words.of(of), prospects, counted ? Optional.of(mean()) : Optional.empty(), untold);
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
    }
}
