package dev.snakewater.cli;

import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A tally laid out with its lines, each with its rule. */
final class TallyPage {

    private static final int USUAL_SIGNED = 4;

    /** Longer than any number: words such as {@code at most 853}, which go over the edge. */
    private static final int MOST_SIGNED = 7;

    private TallyPage() {}

    /** Prints it. */
    static void print(Page page, int indent, Tally tally) {
        String total = tally.awaitsThrow() ? "" : " = " + Wording.signed(tally.total());
        page.print(indent, indent + 2, tally.whose() + ", " + tally.of() + total);
        List<Row> rows = Stream.concat(
                        Stream.of(base(tally.base())), tally.lines().stream().map(TallyPage::line))
                .toList();
        int widest = rows.stream()
                .mapToInt(row -> row.amount().length())
                .filter(length -> length <= MOST_SIGNED)
                .max()
                .orElse(0);
        String format = "%" + Math.max(USUAL_SIGNED, widest) + "s  %s: %s";
        rows.forEach(row ->
                page.print(indent, indent + 8, String.format(Locale.ROOT, format, row.amount(), row.what(), row.by())));
    }

    /** A line of it: how much, what, and by which rules. */
    private record Row(String amount, String what, String by) {

        Row(String amount, String what, Rule why) {
            this(amount, what, cited(List.of(why)));
        }
    }

    private static Row base(Tally.Base base) {
        return switch (base) {
            case Tally.Known known -> new Row(Wording.signed(known.amount()), known.what(), known.why());
            case Tally.Awaited awaited -> new Row("", awaited.dice().toString(), awaited.why());
        };
    }

    private static Row line(Tally.Line line) {
        return switch (line) {
            case Tally.Plus plus ->
                new Row(
                        Wording.signed(plus.modifier().amount()),
                        plus.modifier().what(),
                        plus.why());
            case Tally.Times times -> new Row("x " + Wording.factor(times), times.what(), times.why());
            case Tally.AtMost most -> new Row(Words.of("tally.at-most", most.limit()), most.what(), most.why());
            case Tally.AtLeast least -> new Row(Words.of("tally.at-least", least.limit()), least.what(), least.why());
            case Tally.Waived waived ->
                new Row(
                        "(" + Wording.signed(waived.due().amount()) + ")",
                        waived.due().what(),
                        Words.of("tally.waived", List.of(waived.due().why()), List.of(waived.why())));
        };
    }

    /** Rules in a row, by number and title. */
    static String cited(List<Rule> rules) {
        return rules.stream().map(rule -> rule.id() + " " + rule.title()).collect(Collectors.joining(", "));
    }
}
