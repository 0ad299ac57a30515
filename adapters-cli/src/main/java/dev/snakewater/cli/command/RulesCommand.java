package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.RuleCoverage;
import dev.snakewater.application.port.out.RuleExamples;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.RulePage;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.cli.plugin.RuleTexts;
import dev.snakewater.cli.rulebook.CoveragePage;
import dev.snakewater.cli.rulebook.RulebookPage;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The command that looks rules up, tells which have examples, and writes them on a page. */
record RulesCommand(RuleTexts ruleTexts, ConsultRules rules, Texts files, Console console) {

    private static final int INDENT = 2;
    private static final int LONGEST_QUOTE = 40;

    private static final Argument<List<String>> SOUGHT = Argument.several("RULE|RULEBOOK|WORDS", 0);
    private static final Argument<Boolean> CHART = Argument.flag("--chart");
    private static final Argument<Boolean> COVERAGE = Argument.flag("--coverage");
    private static final Argument<Optional<String>> HTML = Argument.option("--html", "FILE", word -> word);
    private static final Argument<Boolean> RUN = Argument.flag("--run");

    static final List<Command<?>> ALL = List.of(new Command<>(
            "rules",
            RulesCommand.class,
            RulesCommand::rules,
            List.of(SOUGHT, RUN, Options.FORCE, Options.COLOUR),
            List.of(CHART, COVERAGE, HTML)));

    private int rules(Arguments said) {
        boolean isPage = said.of(HTML).isPresent();
        boolean isOfExamples = isPage || said.of(COVERAGE);
        WrongUsage.when(said.of(RUN) && !isOfExamples, "rules.run-with", COVERAGE.name(), HTML.name());
        WrongUsage.when(said.of(Options.FORCE) && !isPage, "rules.force-with", HTML.name());
        String asked = String.join(" ", said.of(SOUGHT));
        if (said.of(COVERAGE)) {
            return coverage(said, asked);
        }
        if (isPage) {
            return page(said, asked, said.of(HTML).orElseThrow());
        }
        if (said.of(CHART)) {
            console.out()
                    .print(rules.chart(asked).orElseThrow(() -> noChart(asked)).mermaid());
        } else {
            Page page = Options.page(said, console);
            if (said.of(SOUGHT).isEmpty()) {
                books(page);
            } else {
                lookUp(asked, page);
            }
        }
        return ExitStatus.DONE;
    }

    private void lookUp(String asked, Page page) {
        RulePage rulePage = new RulePage(rules, page, "snakewater rules");
        Optional<ConsultRules.Entry> rule = rules.rule(asked);
        if (rule.isPresent()) {
            rulePage.print(rule.get());
            page.gap();
            page.print(0, INDENT, Words.of("rules.others", rule.get().book().id()));
        } else if (!rulePage.print(asked)) {
            throw WrongUsage.of("rules.none", fitForALine(asked), rules.closest(asked));
        }
    }

    private WrongUsage noChart(String asked) {
        List<String> charted = rules.books().stream()
                .map(Rulebook::id)
                .filter(id -> rules.chart(id).isPresent())
                .toList();
        Optional<String> named = Optional.of(fitForALine(asked)).filter(some -> !some.isEmpty());
        return WrongUsage.of("rules.no-chart", named, charted);
    }

    private void books(Page page) {
        List<Rulebook> books = rules.books();
        int column = Page.column(0, books.stream().map(Rulebook::id));
        for (Rulebook book : books) {
            page.listed(0, column, book.id(), Words.of("rules.book", RulePage.titled(book), book.rules()));
        }
        Rulebook first = books.getFirst();
        page.gap();
        page.print(0, INDENT, Words.of("rules.of-one", first.id()));
        String rule = first.rules().getFirst().id();
        page.print(0, INDENT, Words.of("rules.one", "snakewater rules", rule));
    }

    private static String fitForALine(String asked) {
        String plain = Page.fit(asked);
        return plain.length() <= LONGEST_QUOTE ? plain : plain.substring(0, LONGEST_QUOTE) + "...";
    }

    private int coverage(Arguments said, String asked) {
        CoveragePage page = new CoveragePage(Options.page(said, console));
        Optional<ConsultRules.Entry> rule = rules.rule(asked);
        List<Rulebook> books = rule.isPresent() ? List.of() : books(asked);
        RuleExamples.Results results = results(said);
        List<RuleCoverage> told = rule.map(entry -> RuleCoverage.of(List.of(entry.rule()), results))
                .orElseGet(() -> RuleCoverage.of(
                        books.stream().flatMap(book -> book.rules().stream()).toList(), results));
        if (rule.isPresent()) {
            page.print(told.getFirst());
        } else if (asked.isEmpty()) {
            page.print(books, results);
        } else {
            page.print(books.getFirst(), told);
        }
        page.print(results);
        boolean holds = told.stream().noneMatch(one -> one.isMissing() || one.fails());
        return holds ? ExitStatus.DONE : ExitStatus.DOES_NOT_HOLD;
    }

    private int page(Arguments said, String asked, String file) {
        IfFileExists ifThere = new Options.Overwriting(said).ofRecords();
        files.check(file, ifThere);
        List<Rulebook> books = books(asked);
        files.write(file, ifThere, new RulebookPage(rules, books, results(said)).html());
        console.aside("rules.written", file);
        return ExitStatus.DONE;
    }

    /** All rulebooks, or the one that is meant. */
    private List<Rulebook> books(String asked) {
        return asked.isEmpty()
                ? rules.books()
                : List.of(rules.book(asked).orElseThrow(() -> WrongUsage.of("rules.not-narrowed", fitForALine(asked))));
    }

    private RuleExamples.Results results(Arguments said) {
        ruleTexts.inContext();
        RuleExamples examples = ServiceLoader.load(RuleExamples.class)
                .findFirst()
                .orElseThrow(() -> WrongUsage.of("rules.no-examples"));
        if (!said.of(RUN)) {
            return examples.kept();
        }
        console.aside("rules.running");
        return examples.run();
    }
}
