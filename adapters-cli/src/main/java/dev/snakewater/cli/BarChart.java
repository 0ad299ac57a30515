package dev.snakewater.cli;

import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Passed;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.words.Wording;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What can come out of something, a line for each: what it is, how often as a number, and as a bar.
 *
 * @param page what it is printed on
 */
record BarChart(Page page) {

    private static final int INDENT = 2;
    /** In hundredths of the line. */
    private static final int WIDEST_LABEL = 45;

    private static final int SHORTEST_BAR = 8;
    private static final int LONGEST_BAR = 40;
    private static final int LONGEST_FRACTION = 15;
    private static final double ROUNDING = 1e-9;

    /** Prints how likely each stage is passed at all, and how often on average. */
    void print(Passed passed) {
        page.heading(0, Wording.capitalised(passed.of()) + ": how likely, and how often on average");
        List<Passed.Stage> stages = passed.stages();
        List<List<String>> columns = List.of(
                stages.stream().map(stage -> cut(stage.is())).toList(),
                stages.stream().map(stage -> percent(stage.atAll(), true)).toList(),
                stages.stream()
                        .map(stage -> String.format(
                                Locale.ROOT, "%.3g times", stage.average().value()))
                        .toList());
        lines(columns, stages.stream().map(Passed.Stage::atAll).toList(), false);
    }

    /** Prints one, with its heading and, if it has one, its mean. */
    void print(Outlook outlook) {
        page.heading(0, Wording.capitalised(outlook.of()));
        List<Rows.Row> rows = Rows.of(outlook);
        if (rows.size() == 1
                && !cut(rows.getFirst().label()).equals(Page.fit(rows.getFirst().label()))) {
            // What alone can come out needs no column, and is told to its end.
            Rows.Row alone = rows.getFirst();
            page.print(INDENT, 2 * INDENT, alone.label() + "  " + percent(alone.share(), true));
            return;
        }
        FractionWords fractions = rows.size() == 1
                ? new FractionWords(Optional.empty())
                : FractionWords.of(rows.stream().map(Rows.Row::share).toList());
        List<List<String>> columns = List.of(
                rows.stream().map(row -> cut(row.label())).toList(),
                rows.stream().map(row -> fractions.fraction(row.share())).toList(),
                rows.stream().map(row -> percent(row.share(), rows.size() == 1)).toList(),
                rows.stream().map(row -> interval(row.share())).toList());
        lines(
                columns,
                rows.stream().map(Rows.Row::share).toList(),
                outlook.mean().isPresent());
        outlook.mean()
                .filter(mean -> rows.size() > 1)
                .ifPresent(mean -> page.print(INDENT, INDENT, inWords(mean, outlook)));
    }

    /** A line for each share, with a bar as long as it says. */
    private void lines(List<List<String>> columns, List<Share> shares, boolean numbers) {
        for (int i = 0; i < shares.size(); i++) {
            StringBuilder line = new StringBuilder(" ".repeat(INDENT));
            line.append(padded(columns.get(0).get(i), width(columns.get(0)), numbers));
            for (List<String> column : columns.subList(1, columns.size())) {
                if (width(column) > 0) {
                    line.append("  ").append(padded(column.get(i), width(column), true));
                }
            }
            bar(shares.get(i), page.width() - line.length() - 2)
                    .ifPresent(bar -> line.append("  ").append(bar));
            page.line(line.toString());
        }
    }

    /** A mean: {@code 3.41 on average}, with the fraction or the interval. */
    private static String inWords(Outlook.Mean mean, Outlook outlook) {
        double least = Double.parseDouble(outlook.prospects().getFirst().is());
        double most = Double.parseDouble(outlook.prospects().getLast().is());
        String words = String.format(
                Locale.ROOT,
                outlook.untold().isPresent() ? "%.4g on average, where there is anything to tell" : "%.4g on average",
                mean.value());
        Optional<String> exactly =
                mean.exactly().map(Object::toString).filter(text -> text.length() <= LONGEST_FRACTION);
        Optional<String> between = mean.error()
                .map(error -> String.format(
                        Locale.ROOT,
                        "%.4g to %.4g",
                        Math.max(least, mean.value() - 1.96 * error),
                        Math.min(most, mean.value() + 1.96 * error)));
        return words + exactly.or(() -> between).map(more -> " (" + more + ")").orElse("");
    }

    private String cut(String label) {
        String fit = Page.fit(label);
        int widest = page.width() * WIDEST_LABEL / 100;
        return fit.length() <= widest ? fit : fit.substring(0, widest - 3) + "...";
    }

    /** What alone can come out is certain, though doubles have rounded it. */
    private static String percent(Share share, boolean alone) {
        return alone && share instanceof Share.Near near && near.value() > 1 - ROUNDING
                ? Percent.CERTAIN
                : Percent.of(share);
    }

    private static String interval(Share share) {
        return share instanceof Share.Counted counted
                ? "(" + Percent.of(counted.low()) + " to " + Percent.of(counted.high()) + ")"
                : "";
    }

    /** A bar as long as the share says; none where there is no room for bars. */
    private Optional<String> bar(Share share, int room) {
        if (room < SHORTEST_BAR) {
            return Optional.empty();
        }
        int halves = (int) Math.round(2 * Math.min(room, LONGEST_BAR) * Math.min(1, share.value()));
        if (halves == 0) {
            return share.value() > 0 ? Optional.of(page.blocks() ? "\u258f" : ".") : Optional.empty();
        }
        String whole = page.blocks() ? "\u2588" : "#";
        String half = page.blocks() ? "\u258c" : halves == 1 ? "." : "";
        return Optional.of(whole.repeat(halves / 2) + (halves % 2 == 1 ? half : ""));
    }

    private static int width(List<String> column) {
        return column.stream().mapToInt(String::length).max().orElse(0);
    }

    private static String padded(String text, int width, boolean right) {
        String blanks = " ".repeat(width - text.length());
        return right ? blanks + text : text + blanks;
    }
}
