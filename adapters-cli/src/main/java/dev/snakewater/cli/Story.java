package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** An account as a story: short lines, names in front, the reasons of each number in brackets behind it. */
final class Story {

    private static final int DEED = 4;
    private static final int CONSEQUENCE = 6;
    private static final int HANGING = 8;

    private final Page page;
    private final boolean trace;
    private Optional<String> heading = Optional.empty();

    /**
     * A story that is still to be told.
     *
     * @param page what it is printed on
     * @param trace whether every tally is laid out with its lines and rules
     */
    Story(Page page, boolean trace) {
        this.page = page;
        this.trace = trace;
    }

    /** Prints it. */
    void tell(Account account) {
        page.heading(0, account.title());
        if (!account.about().isEmpty()) {
            page.print(0, 0, account.about());
        }
        page.gap();
        account.opening().forEach(this::tell);
        for (int i = 0; i < account.turns().size(); i++) {
            page.gap();
            page.heading(0, "Turn " + (i + 1));
            account.turns().get(i).forEach(this::tell);
        }
        heading = Optional.empty();
        page.gap();
        page.heading(0, ending(account));
        account.ending().sentences().forEach(this::tell);
    }

    /** The heading of how it ended. */
    static String ending(Account account) {
        return switch (account.ending().how()) {
            case DECIDED -> "The end";
            case CALLED_OFF -> "The fight is called off: it has reached its limit of turns";
            case UNFINISHED ->
                switch (account.dice()) {
                    case Account.DiceSource.Scripted scripted -> "Here the script ends";
                    case Account.DiceSource.Seeded seeded -> "Here the record ends";
                };
        };
    }

    private void tell(Account.Told told) {
        told.sentences().forEach(this::tell);
        if (trace) {
            trace(told);
        }
    }

    private void tell(Sentence sentence) {
        if (sentence.level() == Sentence.Level.HEADING) {
            heading = Optional.of(sentence.text());
            return;
        }
        headingFirst();
        String reasons = sentence.reasons().isEmpty() ? "" : " (" + sentence.reasons() + ")";
        int indent = sentence.level() == Sentence.Level.DEED ? DEED : CONSEQUENCE;
        page.print(indent, HANGING, sentence.text() + reasons);
    }

    /** A heading is printed when something follows it; a part in which nothing happens has none. */
    private void headingFirst() {
        heading.ifPresent(text -> {
            page.gap();
            page.heading(2, text);
        });
        heading = Optional.empty();
    }

    private void trace(Account.Told told) {
        boolean headingOnly = told.sentences().stream().allMatch(one -> one.level() == Sentence.Level.HEADING);
        if (headingOnly) {
            return;
        }
        for (Tally tally : told.event().tallies()) {
            String total = tally.awaitsThrow() ? "" : " = " + Wording.signed(tally.total());
            page.print(HANGING, HANGING + 2, tally.whose() + ", " + tally.of() + total);
            page.print(HANGING, HANGING + 8, base(tally.base()));
            tally.lines().forEach(line -> page.print(HANGING, HANGING + 8, line(line)));
        }
        page.print(HANGING, HANGING + 2, "by " + cited(told.event().rules()));
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
            case Tally.Times times ->
                row("x " + times.numerator() + "/" + times.denominator(), times.what(), times.why());
            case Tally.AtMost most -> row("at most " + most.limit(), most.what(), most.why());
            case Tally.AtLeast least -> row("at least " + least.limit(), least.what(), least.why());
            case Tally.Waived waived ->
                row(
                        "(" + Wording.signed(waived.due().amount()) + ")",
                        waived.due().what(),
                        cited(List.of(waived.due().why())) + ", waived by " + cited(List.of(waived.why())));
        };
    }

    private static String row(String amount, String what, Rule why) {
        return row(amount, what, cited(List.of(why)));
    }

    private static String row(String amount, String what, String by) {
        return String.format(Locale.ROOT, "%4s  %s: %s", amount, what, by);
    }

    private static String cited(List<Rule> rules) {
        return rules.stream().map(rule -> rule.id() + " " + rule.title()).collect(Collectors.joining(", "));
    }
}
