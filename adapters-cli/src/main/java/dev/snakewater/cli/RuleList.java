package dev.snakewater.cli;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.RuleEntry;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;

/**
 * Rules by their numbers and titles: those of a book, or those that speak of something.
 *
 * @param rules looks them up
 * @param page what they are printed on
 * @param order what is typed before the number of a rule to read it
 */
record RuleList(ConsultRules rules, Page page, String order) {

    private static final int INDENT = 2;

    /** Prints the rules of the book that is asked for, or those that speak of these words; false if there are none. */
    boolean print(String asked) {
        Optional<Rulebook> book = rules.book(asked);
        List<ConsultRules.Mention> mentions = book.isPresent() ? List.of() : rules.mentions(asked);
        book.ifPresent(this::print);
        if (!mentions.isEmpty()) {
            print(mentions);
        }
        return book.isPresent() || !mentions.isEmpty();
    }

    /** Prints a rule as it stands at the table; or those that are asked for; or which may have been meant. */
    void lookUp(String asked) {
        Optional<RuleEntry> rule = rules.rule(asked);
        if (rule.isPresent()) {
            RulePage.printText(page, rule.get());
        } else if (!print(asked)) {
            new Board(page)
                    .say("There is no rule '" + asked + "'. Closest: " + String.join(", ", rules.closest(asked)) + ".");
        }
    }

    private void print(Rulebook book) {
        page.heading(0, book.title());
        page.print(0, INDENT, "by " + book.source());
        page.gap();
        int column = widest(book.rules().stream().map(Rule::id).toList());
        book.rules().forEach(rule -> page.listed(0, column, rule.id(), rule.title()));
        page.gap();
        page.print(
                0, INDENT, "One rule: " + order + " " + book.rules().getFirst().id());
    }

    private void print(List<ConsultRules.Mention> mentions) {
        int column =
                widest(mentions.stream().map(mention -> mention.rule().id()).toList());
        for (boolean inTitle : List.of(true, false)) {
            List<Rule> found = mentions.stream()
                    .filter(mention -> mention.inTitle() == inTitle)
                    .map(ConsultRules.Mention::rule)
                    .toList();
            if (!found.isEmpty()) {
                page.heading(0, inTitle ? "By their titles" : "By what they say");
                found.forEach(rule -> page.listed(0, column, rule.id(), rule.title()));
                page.gap();
            }
        }
        page.print(
                0,
                INDENT,
                "One of them: " + order + " " + mentions.getFirst().rule().id());
    }

    /** How wide a column of ids is, with the gap behind it. */
    static int widest(List<String> ids) {
        return ids.stream().mapToInt(String::length).max().orElse(0) + 2;
    }
}
