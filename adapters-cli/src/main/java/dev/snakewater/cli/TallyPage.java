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
    static void print(Page page, int indent, Tally tally, Wording words) {
        String total = tally.awaitsThrow() ? "" : " = " + Wording.signed(tally.total());
        page.print(indent, indent + 2, tally.whose() + ", " + tally.of() + total);
        List<Row> rows = Stream.concat(
                        Stream.of(base(tally.base(), words)),
                        tally.lines().stream().map(line -> line(line, words)))
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
    private record Row(String amount, String what, String by) {}

    private static Row base(Tally.Base base, Wording words) {
        return switch (base) {
            case Tally.Known known -> row(Wording.signed(known.amount()), words.of(known.what()), known.why());
            case Tally.Awaited awaited -> row("", awaited.dice().toString(), awaited.why());
        };
    }

    private static Row line(Tally.Line line, Wording words) {
        return switch (line) {
            case Tally.Plus plus ->
                row(
                        Wording.signed(plus.modifier().amount()),
                        words.of(plus.modifier().what()),
                        plus.why());
            case Tally.Times times -> row("x " + Wording.factor(times), words.of(times.what()), times.why());
            case Tally.AtMost most -> row("at most " + most.limit(), words.of(most.what()), most.why());
            case Tally.AtLeast least -> row("at least " + least.limit(), words.of(least.what()), least.why());
            case Tally.Waived waived ->
                new Row(
                        "(" + Wording.signed(waived.due().amount()) + ")",
                        words.of(waived.due().what()),
                        cited(List.of(waived.due().why())) + "; waived (" + cited(List.of(waived.why())) + ")");
        };
    }

    private static Row row(String amount, String what, Rule why) {
        return new Row(amount, what, cited(List.of(why)));
    }

    /** Rules in a row, by number and title. */
    static String cited(List<Rule> rules) {
        return rules.stream().map(rule -> rule.id() + " " + rule.title()).collect(Collectors.joining(", "));
    }
}
