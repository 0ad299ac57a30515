package dev.snakewater.cli;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks up rulebooks and rules. */
@Command(name = "rules")
final class RulesCommand implements Runnable {

    private static final int INDENT = 2;
    private static final int LONGEST_QUOTE = 40;

    private final ConsultRules rules;
    private final Console console;

    @Parameters(arity = "0..*", paramLabel = "RULE|RULEBOOK|WORDS")
    private List<String> words = List.of();

    @Option(names = "--chart")
    private boolean chart;

    @Mixin
    private Options.Colour colour;

    RulesCommand(ConsultRules rules, Console console) {
        this.rules = rules;
        this.console = console;
    }

    @Override
    public void run() {
        Page page = colour.page(console);
        RulePage rulePage = new RulePage(rules, page, "snakewater rules");
        String asked = String.join(" ", words);
        Optional<ConsultRules.Entry> rule = rules.rule(asked);
        if (chart) {
            console.out().print(rules.chart(asked).orElseThrow(() -> noChart(asked)));
        } else if (words.isEmpty()) {
            books(page);
        } else if (rule.isPresent()) {
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
}
