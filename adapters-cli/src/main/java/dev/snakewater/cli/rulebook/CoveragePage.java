package dev.snakewater.cli.rulebook;

import dev.snakewater.application.port.out.RuleCoverage;
import dev.snakewater.application.port.out.RuleExamples;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.TextTable;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Which rules have examples, on a page. */
public record CoveragePage(Page page) {

    private static final int INDENT = 2;

    private static final List<String> HEADINGS = Stream.of("rulebook", "rules", "effect", "shown", "missing")
            .map(column -> "coverage." + column)
            .toList();

    /** Prints rulebooks with numbers, and the rules without an example. */
    public void print(List<Rulebook> books, RuleExamples.Results results) {
        List<RuleCoverage> all = RuleCoverage.of(
                books.stream().flatMap(book -> book.rules().stream()).toList(), results);
        Stream<List<String>> rows = books.stream().map(book -> row(book.id(), RuleCoverage.of(book.rules(), results)));
        List<List<String>> table = Stream.concat(rows, Stream.of(row(Words.of("coverage.all"), all)))
                .toList();
        new TextTable(HEADINGS.stream().map(Words::of).toList(), table).print(page, 0);
        page.gap();
        page.say(0, "coverage.effect-is");
        page.gap();
        missing(all);
    }

    private static List<String> row(String name, List<RuleCoverage> rules) {
        return List.of(
                name,
                String.valueOf(rules.size()),
                count(rules, one -> one.rule().takesEffect()),
                count(rules, RuleCoverage::isShown),
                count(rules, RuleCoverage::isMissing));
    }

    private static String count(List<RuleCoverage> rules, Predicate<RuleCoverage> which) {
        return String.valueOf(rules.stream().filter(which).count());
    }

    private void missing(List<RuleCoverage> rules) {
        List<RuleCoverage> missing =
                rules.stream().filter(RuleCoverage::isMissing).toList();
        if (!missing.isEmpty()) {
            page.heading(0, Words.of("coverage.without"));
            int column =
                    Page.column(INDENT, missing.stream().map(one -> one.rule().id()));
            missing.forEach(one ->
                    page.listed(INDENT, column, one.rule().id(), one.rule().title()));
            page.gap();
        }
    }

    /** Prints the rules of a book, each with how many examples it has. */
    public void print(Rulebook book, List<RuleCoverage> rules) {
        page.heading(0, book.title());
        int column = Page.column(0, rules.stream().map(one -> one.rule().id()));
        rules.forEach(one -> page.listed(0, column, one.rule().id(), told(one)));
        page.gap();
        missing(rules);
    }

    private static String told(RuleCoverage one) {
        return Words.of(
                "coverage.rule",
                one.rule().title(),
                one.examples().size(),
                one.rule().kind(),
                one.rule().unplayed().isPresent());
    }

    /** Prints a rule with its examples. */
    public void print(RuleCoverage rule) {
        page.heading(0, rule.rule().id() + " " + told(rule));
        rule.examples()
                .forEach(example -> page.print(
                        INDENT,
                        2 * INDENT,
                        Words.of("coverage.example", example.place(), example.name(), example.outcome())));
        page.gap();
    }

    /** Prints how many examples there are, and how they came out. */
    public void print(RuleExamples.Results results) {
        page.say(0, "coverage.state", results.state(), results.examples().size(), results.failing());
    }
}
