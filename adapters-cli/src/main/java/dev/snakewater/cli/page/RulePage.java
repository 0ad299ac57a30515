package dev.snakewater.cli.page;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Prints rules. The order is what is typed before the number of a rule to read it. */
public record RulePage(ConsultRules rules, Page page, String order) {

    private static final int INDENT = 2;
    private static final int MOST_OF_A_FEATURE = 3;
    private static final Pattern NUMBER_OF_FEATURE = Pattern.compile("^\\d+-");
    private static final Pattern NUMBER_OF_EXAMPLE = Pattern.compile("^V\\d+[:,] ");

    /** Prints the rules of the book that is asked for, or those that speak of these words; false if there are none. */
    public boolean print(String asked) {
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
            one.notice().ifPresent(notice -> {
                page.print(0, 0, notice);
                page.gap();
            });
            print(one.rules(), column);
        });
        mentions.stream()
                .collect(Collectors.groupingBy(
                        ConsultRules.Mention::inTitle,
                        LinkedHashMap::new,
                        Collectors.mapping(ConsultRules.Mention::rule, Collectors.toList())))
                .forEach((inTitle, speaking) -> {
                    page.heading(0, Words.of("rules.mentions", inTitle));
                    print(speaking, column);
                });
        String key = book.isPresent() ? "rules.one" : "rules.one-of-them";
        page.print(0, INDENT, Words.of(key, order, found.getFirst().id()));
        return true;
    }

    private void print(List<Rule> found, int column) {
        found.forEach(rule -> page.listed(0, column, rule.id(), rule.title()));
        page.gap();
    }

    /** Prints a rule as it stands at the table; or those that are asked for; or which may have been meant. */
    public void lookUp(String asked) {
        Optional<ConsultRules.Entry> rule = rules.rule(asked);
        rule.ifPresent(this::printText);
        if (rule.isEmpty() && !print(asked)) {
            throw WrongUsage.of("rule.none", asked, rules.closest(asked));
        }
    }

    /** Prints a rule with its examples. */
    public void print(ConsultRules.Entry entry) {
        printText(entry);
        section("rule.examples", shown(entry.examples()));
    }

    private void printText(ConsultRules.Entry entry) {
        page.heading(0, entry.rule().id() + " " + entry.rule().title());
        page.print(INDENT, INDENT, entry.rule().says());
        section("rule.from", List.of(titled(entry.book()) + "; " + entry.rule().from()));
        section("rule.ruling", entry.rule().ruling().stream().toList());
        section("rule.ours", entry.rule().ours().stream().toList());
        section("rule.unplayed", entry.rule().unplayed().stream().toList());
        section("rule.switches", entry.switches());
    }

    private void section(String heading, List<String> texts) {
        if (!texts.isEmpty()) {
            page.gap();
            page.heading(0, Words.of(heading));
            int hanging = texts.size() > 1 ? INDENT + 2 : INDENT;
            texts.forEach(text -> page.print(INDENT, hanging, text));
        }
    }

    /** Returns the title of a rulebook with its source. */
    public static String titled(Rulebook book) {
        return Words.of("rules.titled", book.title(), book.source());
    }

    /** Returns a line for each feature whose examples show a rule, without the numbers by which testers know them. */
    static List<String> shown(List<String> examples) {
        Map<String, List<String>> titles = new LinkedHashMap<>();
        for (String example : examples) {
            String[] parts = example.split(": ", 2);
            String feature =
                    NUMBER_OF_FEATURE.matcher(parts[0]).replaceFirst("").replace('-', ' ');
            String title = NUMBER_OF_EXAMPLE.matcher(parts[parts.length - 1]).replaceFirst("");
            titles.computeIfAbsent(feature, first -> new ArrayList<>()).add(Messages.capitalised(title));
        }
        return titles.entrySet().stream()
                .map(shown -> Messages.capitalised(shown.getKey()) + ": " + few(shown.getValue()))
                .toList();
    }

    private static String few(List<String> titles) {
        int few = Math.min(titles.size(), MOST_OF_A_FEATURE);
        return Words.of("rule.shown", titles.subList(0, few), titles.size() - few);
    }
}
