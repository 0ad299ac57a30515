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
        List<Rule> found = book.map(Rulebook::rules)
                .orElseGet(
                        () -> mentions.stream().map(ConsultRules.Mention::rule).toList());
        if (found.isEmpty()) {
            return false;
        }
        int column = Page.column(0, found.stream().map(Rule::id));
        book.ifPresent(one -> {
            page.heading(0, one.title());
            page.print(0, INDENT, Words.of("rules.by", one.source()));
            page.gap();
            print(one.rules(), column);
        });
        for (boolean inTitle : List.of(true, false)) {
            List<Rule> speaking = mentions.stream()
                    .filter(mention -> mention.inTitle() == inTitle)
                    .map(ConsultRules.Mention::rule)
                    .toList();
            if (!speaking.isEmpty()) {
                page.heading(0, Words.of("rules.mentions", inTitle));
                print(speaking, column);
            }
        }
        String key = book.isPresent() ? "rules.one" : "rules.one-of-them";
        page.print(0, INDENT, Words.of(key, order, found.getFirst().id()));
        return true;
    }

    private void print(List<Rule> found, int column) {
        found.forEach(rule -> page.listed(0, column, rule.id(), rule.title()));
        page.gap();
    }

    /** Prints a rule as it stands at the table; or those that are asked for; or which may have been meant. */
    void lookUp(String asked) {
        Optional<RuleEntry> rule = rules.rule(asked);
        rule.ifPresent(one -> RulePage.printText(page, one));
        if (rule.isEmpty() && !print(asked)) {
            throw WrongUsage.of("rule.none", asked, rules.closest(asked));
        }
    }
}
