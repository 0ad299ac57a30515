package dev.snakewater.cli.page;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.words.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Prints odds and simulations: what was looked at, then a bar chart for each measure. */
public record OddsPage(Page page) {

    private static final int INDENT = 2;
    private static final int WORDS = 36;
    private static final int NUMBERS = 20;

    /** A line of what would change the odds: how often it comes out then, and how many on average, if that is told. */
    private record Changed(String words, String number, String mean) {}

    /** Prints odds, and what changes would make of them; where the time was too short, a longer one to try. */
    public void print(Chances chances, List<Chances.Change> changes, Optional<String> longer) {
        head(chances.title(), chances.about());
        precision(chances, longer);
        proposals(chances.amongProposals());
        ending(chances);
        boolean isCut = chances.beyond().isPresent();
        boolean isEstimated = chances.fights() > 0;
        boolean isAnythingCertain =
                EstimateWords.isAnythingCertain(chances.ending().open());
        if (isCut) {
            page.gap();
            String sign = EstimateWords.on(page).sign();
            page.say(0, "odds.columns", isEstimated, isAnythingCertain, sign);
        }
        if (isEstimated || isAnythingCertain) {
            // A mean of what was decided first would say nothing of the rest.
            UnaryOperator<MeasureDistribution> sound =
                    isCut && !isEstimated ? MeasureDistribution::meanless : outlook -> outlook;
            chart(
                    chances.findings().stream().map(sound).toList(),
                    chances.turns().map(sound));
        }
        chances.passed().ifPresent(passed -> {
            page.gap();
            new BarChart(page).print(passed);
        });
        if (!changes.isEmpty()) {
            page.gap();
            changes(chances.findings().getFirst(), changes);
        }
    }

    /** Prints what came out of many fights, or of many of something else. */
    public void print(Simulated simulated, boolean areFights) {
        head(simulated.title(), simulated.about());
        page.say(0, "simulated", simulated, areFights);
        proposals(simulated.amongProposals());
        long calledOff = simulated.fights() - simulated.decided().times();
        if (calledOff > 0) {
            Share share = new Share.Counted(calledOff, simulated.fights());
            page.say(0, "simulated.called-off", simulated.turnLimit(), share);
        }
        chart(
                simulated.findings(),
                Optional.of(simulated.turns()).filter(turns -> turns.prospects().size() > 1));
    }

    private void head(String title, String about) {
        page.heading(0, title);
        if (!about.isEmpty()) {
            page.print(0, 0, about);
        }
        page.gap();
    }

    private void precision(Chances chances, Optional<String> longer) {
        String error = String.format(Locale.ROOT, "%.0e", Math.max(chances.error(), Double.MIN_NORMAL));
        boolean certain = EstimateWords.isAnythingCertain(chances.ending().open());
        page.say(0, chances.beyond().isPresent() ? "odds.cut" : "odds.precision", chances, error, certain);
        chances.beyond().ifPresent(beyond -> page.say(0, "odds.sharper", beyond.why(), longer, chances.fights()));
    }

    private void proposals(boolean amongProposals) {
        if (amongProposals) {
            page.say(0, "odds.proposals");
        }
    }

    private void ending(Chances chances) {
        Chances.Ending ending = chances.ending();
        boolean never = ending.decided().value() == 0 && ending.open().value() == 0;
        if (ending.calledOff().value() > 0) {
            String share = never ? Percent.CERTAIN : told(ending.calledOff());
            page.say(0, "odds.called-off", chances.turnLimit(), share);
        }
        if (ending.never().value() > 0) {
            boolean all = never && ending.never().value() == ending.calledOff().value();
            page.say(0, "odds.never", all ? Percent.CERTAIN : told(ending.never()));
        }
    }

    private String told(Share share) {
        return share instanceof Share.Between between ? EstimateWords.on(page).told(between) : Percent.of(share);
    }

    private void chart(List<MeasureDistribution> findings, Optional<MeasureDistribution> turns) {
        List<MeasureDistribution> shown = new ArrayList<>(findings);
        shown.removeIf(outlook -> outlook.prospects().isEmpty());
        turns.filter(told -> !shown.isEmpty()).ifPresent(told -> shown.add(1, told));
        shown.forEach(outlook -> {
            page.gap();
            new BarChart(page).print(outlook);
        });
    }

    private void changes(MeasureDistribution first, List<Chances.Change> changes) {
        boolean counted = first.mean().isPresent();
        Optional<MeasureDistribution.Weighted> best = counted ? Optional.empty() : Optional.of(best(first, changes));
        Object is = best.map(MeasureDistribution.Weighted::value).orElse(true);
        page.heading(0, Words.of("changes.heading"));
        page.print(
                2,
                4,
                Words.of("changes.of", Messages.capitalised(first.of()), best.map(MeasureDistribution.Weighted::is)));
        Chances.Change asItIs = new Chances.Change(Words.of("changes.as-it-is"), Optional.of(first));
        print(Stream.concat(Stream.of(asItIs), changes.stream())
                .map(change -> row(change, is, counted))
                .toList());
        if (changes.stream().anyMatch(change -> change.outlook().isEmpty())) {
            page.print(2, 4, Words.of("changes.too-many"));
        }
    }

    /** The first thing that can come out, as it is or with a change. */
    private static MeasureDistribution.Weighted best(MeasureDistribution first, List<Chances.Change> changes) {
        List<Object> asItIs = first.prospects().stream()
                .map(MeasureDistribution.Weighted::value)
                .toList();
        return changes.stream()
                .flatMap(change -> change.outlook().stream())
                .filter(outlook -> outlook.mean().isEmpty())
                .map(outlook -> outlook.prospects().getFirst())
                .filter(prospect -> !asItIs.contains(prospect.value()))
                .findFirst()
                .orElse(first.prospects().getFirst());
    }

    private Changed row(Chances.Change change, Object is, boolean counted) {
        if (change.outlook().isEmpty()) {
            return new Changed(change.words(), Words.of("changes.unknown"), "");
        }
        MeasureDistribution outlook = change.outlook().get();
        FractionWords fractions = FractionWords.of(outlook.prospects().stream()
                .map(MeasureDistribution.Weighted::share)
                .toList());
        String number = outlook.prospects().stream()
                .filter(prospect -> outlook.mean().isPresent()
                        ? (Integer) prospect.value() >= 1
                        : prospect.value().equals(is))
                .findFirst()
                .map(prospect -> prospect.atLeast().orElse(prospect.share()))
                .map(share -> fractions.fraction(share) + "  "
                        + (share instanceof Share.Between open
                                ? EstimateWords.on(page).estimate(open)
                                : Percent.of(share)))
                .orElseGet(() -> Words.of("changes.never"));
        String mean = outlook.mean()
                .filter(average -> counted)
                .map(average -> String.format(Locale.ROOT, "  %8.4g", average.value()))
                .orElse("");
        return new Changed(change.words(), number, mean);
    }

    /** Prints them in columns: on a narrow page closer together, and words that are too long for theirs on lines of their own. */
    private void print(List<Changed> rows) {
        int means = rows.stream().mapToInt(row -> row.mean.length()).max().orElse(0);
        int longest = rows.stream().mapToInt(row -> row.number.length()).max().orElse(0);
        boolean roomy = INDENT + WORDS + 1 + NUMBERS + means <= page.width();
        int numbers = roomy ? Math.max(NUMBERS, longest) : longest;
        int words = Math.min(WORDS, Math.max(1, page.width() - INDENT - 1 - numbers - means));
        String format = "  %-" + words + "s %" + numbers + "s%s";
        for (Changed row : rows) {
            String what = Page.fit(row.words);
            if (what.length() > words) {
                page.print(INDENT, INDENT + INDENT, what);
                what = "";
            }
            page.line(String.format(Locale.ROOT, format, what, row.number, row.mean));
        }
    }
}
