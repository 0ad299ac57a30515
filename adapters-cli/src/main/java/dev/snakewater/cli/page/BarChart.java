package dev.snakewater.cli.page;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.Chances.Passed;
import dev.snakewater.application.words.Messages;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A chart with a line for each outcome: its name, its share as a number, and a bar. */
record BarChart(Page page) {

    private static final int INDENT = 2;
    /** In hundredths of the line. */
    private static final int WIDEST_LABEL = 45;

    private static final int SHORTEST_BAR = 8;
    private static final int LONGEST_BAR = 40;
    private static final int LONGEST_FRACTION = 15;
    private static final double ROUNDING = 1e-9;

    private static final int MOST = 16;
    private static final int IN_PLACE = 12;
    private static final double SMALL_TAIL = 0.1;

    private record Row(String label, Share share, String more) {}

    private Row row(MeasureDistribution.Weighted prospect) {
        return row(prospect.is(), prospect.share());
    }

    private Row row(String label, Share share) {
        return new Row(label, share, interval(share));
    }

    void print(Passed passed) {
        page.heading(0, Words.of("chart.passed", Messages.capitalised(passed.of())));
        List<Row> rows = passed.stages().stream()
                .map(stage -> new Row(stage.is(), stage.atAll(), times(stage.average())))
                .toList();
        print(rows, FractionWords.of(List.of()), true, false);
    }

    private static String times(MeasureDistribution.Mean average) {
        return Words.of("chart.times", rounded("%.3g", average.value()));
    }

    void print(MeasureDistribution outlook) {
        page.heading(0, Messages.capitalised(outlook.of()));
        List<Row> rows = rows(outlook);
        boolean alone = rows.size() == 1;
        String first = alone ? Page.fit(rows.getFirst().label()) : "";
        if (!cut(first).equals(first)) {
            // What alone can come out needs no column, and is told to its end.
            Row row = rows.getFirst();
            String limits = row.share() instanceof Share.Between ? "  " + row.more() : "";
            page.print(INDENT, 2 * INDENT, first + "  " + percent(row.share(), true) + limits);
            return;
        }
        FractionWords fractions = FractionWords.of(
                rows.stream().filter(row -> !alone).map(Row::share).toList());
        print(rows, fractions, alone, outlook.mean().isPresent());
        outlook.mean().filter(mean -> !alone).ifPresent(mean -> page.print(INDENT, INDENT, inWords(mean, outlook)));
    }

    /** Prints rows in columns, with a bar behind each; a column in which nothing is told takes no room. */
    private void print(List<Row> rows, FractionWords fractions, boolean alone, boolean numbers) {
        int room =
                page.width() - INDENT - 4 - widest(rows, row -> percent(row.share(), alone)) - widest(rows, Row::more);
        List<List<String>> lines = rows.stream()
                .map(row -> List.of(
                        fits(row, room) ? cut(row.label()) : "",
                        fractions.fraction(row.share()),
                        percent(row.share(), alone),
                        row.more()))
                .toList();
        List<Integer> widths = IntStream.range(0, 4)
                .mapToObj(i -> lines.stream()
                        .mapToInt(line -> line.get(i).length())
                        .max()
                        .orElse(0))
                .toList();
        for (int row = 0; row < rows.size(); row++) {
            if (!fits(rows.get(row), room)) {
                page.print(INDENT, 2 * INDENT, rows.get(row).label());
            }
            List<String> cells = lines.get(row);
            String told = IntStream.range(0, widths.size())
                    .filter(i -> i == 0 || widths.get(i) > 0)
                    .mapToObj(i -> padded(cells.get(i), widths.get(i), numbers || i > 0))
                    .collect(Collectors.joining("  ", " ".repeat(INDENT), "  "));
            page.line(told + bar(rows.get(row).share(), page.width() - told.length()));
        }
    }

    /** Whether a label goes beside what is told of it: what is behind an estimate is too wide for a long one. */
    private boolean fits(Row row, int room) {
        return !(row.share() instanceof Share.Between)
                || Page.fit(row.label()).length() <= Math.min(room, widestLabel());
    }

    private static int widest(List<Row> rows, Function<Row, String> told) {
        return rows.stream().map(told).mapToInt(String::length).max().orElse(0);
    }

    private static String inWords(MeasureDistribution.Mean mean, MeasureDistribution outlook) {
        double least = Double.parseDouble(outlook.prospects().getFirst().is());
        double most = Double.parseDouble(outlook.prospects().getLast().is());
        Optional<String> exactly =
                mean.exactly().map(Object::toString).filter(text -> text.length() <= LONGEST_FRACTION);
        Optional<String> between = mean.error()
                .map(error -> Words.of(
                        "chart.span",
                        rounded("%.4g", Math.max(least, mean.value() - 1.96 * error)),
                        rounded("%.4g", Math.min(most, mean.value() + 1.96 * error))));
        boolean isEstimate = outlook.prospects().getFirst().share() instanceof Share.Between;
        return Words.of(
                isEstimate ? "chart.mean-estimated" : "chart.mean",
                rounded("%.4g", mean.value()),
                outlook.untold(),
                exactly.or(() -> between));
    }

    private static String rounded(String format, double number) {
        return String.format(Locale.ROOT, format, number);
    }

    private String cut(String label) {
        String fit = Page.fit(label);
        int widest = widestLabel();
        return fit.length() <= widest ? fit : fit.substring(0, widest - 3) + "...";
    }

    private int widestLabel() {
        return page.width() * WIDEST_LABEL / 100;
    }

    private String percent(Share share, boolean alone) {
        return switch (share) {
            case Share.Near near when alone && near.value() > 1 - ROUNDING -> Percent.CERTAIN;
            case Share.Between between -> EstimateWords.on(page).estimate(between);
            default -> Percent.of(share);
        };
    }

    private String interval(Share share) {
        return switch (share) {
            case Share.Counted counted ->
                "(" + Words.of("chart.span", Percent.of(counted.low()), Percent.of(counted.high())) + ")";
            case Share.Between between -> EstimateWords.on(page).limits(between);
            case Share.Exact exact -> "";
            case Share.Near near -> "";
        };
    }

    private String bar(Share share, int room) {
        if (room < SHORTEST_BAR) {
            return "";
        }
        int halves = (int) Math.round(2 * Math.min(room, LONGEST_BAR) * Math.min(1, share.value()));
        if (halves == 0) {
            return share.value() > 0 ? page.blocks() ? "\u258f" : "." : "";
        }
        String whole = page.blocks() ? "\u2588" : "#";
        String half = page.blocks() ? "\u258c" : halves == 1 ? "." : "";
        return whole.repeat(halves / 2) + (halves % 2 == 1 ? half : "");
    }

    private static String padded(String text, int width, boolean right) {
        String blanks = " ".repeat(width - text.length());
        return right ? blanks + text : text + blanks;
    }

    /** Returns the lines of a distribution: rare numbers at the end share a line; scattered ones are put in spans. */
    private List<Row> rows(MeasureDistribution outlook) {
        Stream<Row> untold = outlook.untold().stream().map(share -> row(Words.of("chart.untold"), share));
        return Stream.concat(told(outlook), untold).toList();
    }

    private Stream<Row> told(MeasureDistribution outlook) {
        List<MeasureDistribution.Weighted> prospects = outlook.prospects();
        if (outlook.mean().isEmpty() || prospects.size() <= MOST) {
            return prospects.stream().map(this::row);
        }
        MeasureDistribution.Weighted last = prospects.get(IN_PLACE - 1);
        Share tail = last.atLeast().orElseThrow();
        return tail.value() <= SMALL_TAIL
                ? Stream.concat(
                        prospects.stream().limit(IN_PLACE - 1).map(this::row),
                        Stream.of(row(Words.of("chart.or-more", last.is()), tail)))
                : inSpans(prospects);
    }

    private Stream<Row> inSpans(List<MeasureDistribution.Weighted> all) {
        // Nothing at all is something else than a little.
        List<MeasureDistribution.Weighted> none =
                all.stream().limit(1).filter(first -> number(first) == 0).toList();
        List<MeasureDistribution.Weighted> some = all.subList(none.size(), all.size());
        int least = number(some.getFirst());
        int most = number(some.getLast());
        int span = Math.ceilDiv(most - least + 1, IN_PLACE);
        Map<Integer, Share> spans = new TreeMap<>();
        some.forEach(one -> spans.merge((number(one) - least) / span, one.share(), Share::plus));
        Stream<Row> rows = spans.entrySet().stream().map(entry -> {
            int from = least + entry.getKey() * span;
            int to = Math.min(from + span - 1, most);
            return row(from == to ? String.valueOf(to) : Words.of("chart.span", from, to), entry.getValue());
        });
        return Stream.concat(none.stream().map(this::row), rows);
    }

    private static int number(MeasureDistribution.Weighted prospect) {
        return Integer.parseInt(prospect.is());
    }
}
