package dev.snakewater.cli;

import dev.snakewater.application.procedure.Wording;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A tally laid out with its lines, each with its rule. */
final class TallyPage {

    private TallyPage() {}

    /** Prints it. */
    static void print(Page page, int indent, Tally tally) {
        String total = tally.awaitsThrow() ? "" : " = " + Wording.signed(tally.total());
        page.print(indent, indent + 2, tally.whose() + ", " + tally.of() + total);
        page.print(indent, indent + 8, base(tally.base()));
        tally.lines().forEach(line -> page.print(indent, indent + 8, line(line)));
    }

    private static String base(Tally.Base base) {
        return switch (base) {
            case Tally.Known known -> row(Wording.signed(known.amount()), known.what(), known.why());
            case Tally.Awaited awaited -> row("", awaited.dice().toString(), awaited.why());
        };
    }

    private static String line(Tally.Line line) {
        return switch (line) {
            case Tally.Plus plus ->
                row(Wording.signed(plus.modifier().amount()), plus.modifier().what(), plus.why());
            case Tally.Times times -> row("x " + Wording.factor(times), times.what(), times.why());
            case Tally.AtMost most -> row("at most " + most.limit(), most.what(), most.why());
            case Tally.AtLeast least -> row("at least " + least.limit(), least.what(), least.why());
            case Tally.Waived waived ->
                row(
                        "(" + Wording.signed(waived.due().amount()) + ")",
                        waived.due().what(),
                        cited(List.of(waived.due().why())) + "; waived (" + cited(List.of(waived.why())) + ")");
        };
    }

    private static String row(String amount, String what, Rule why) {
        return row(amount, what, cited(List.of(why)));
    }

    private static String row(String amount, String what, String by) {
        return String.format(Locale.ROOT, "%4s  %s: %s", amount, what, by);
    }

    /** Rules in a row, by number and title. */
    static String cited(List<Rule> rules) {
        return rules.stream().map(rule -> rule.id() + " " + rule.title()).collect(Collectors.joining(", "));
    }
}
