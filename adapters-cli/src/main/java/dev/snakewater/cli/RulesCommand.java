package dev.snakewater.cli;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.RuleEntry;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks up rulebooks and rules. */
@Command(name = "rules")
final class RulesCommand implements Runnable {

    private static final int INDENT = 2;
    private static final int LONGEST_QUOTE = 40;

    private final ConsultRules rules;
    private final Voice voice;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..*", paramLabel = "RULE|RULEBOOK|WORDS")
    private List<String> words = List.of();

    @Option(names = "--chart")
    private boolean chart;

    @Mixin
    private ColourOption colour;

    RulesCommand(ConsultRules rules, Voice voice) {
        this.rules = rules;
        this.voice = voice;
    }

    @Override
    public void run() {
        Page page = voice.page(colour.colour());
        String asked = String.join(" ", words);
        if (chart) {
            chart(asked);
            return;
        }
        Optional<RuleEntry> rule = rules.rule(asked);
        if (words.isEmpty()) {
            books(page);
        } else if (rule.isPresent()) {
            RulePage.print(page, rule.get());
            page.gap();
            page.print(
                    0,
                    INDENT,
                    "The other rules of this book: snakewater rules "
                            + rule.get().book().id());
        } else if (!new RuleList(rules, page, "snakewater rules").print(asked)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "There is no rule or rulebook '" + fitForALine(asked) + "'. Closest: "
                            + String.join(", ", rules.closest(asked)) + ".");
        }
    }

    private void chart(String asked) {
        String drawn = rules.chart(asked)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "There is no chart of '" + fitForALine(asked) + "'. A rulebook with a chart: "
                                + String.join(
                                        ", ",
                                        rules.books().stream()
                                                .map(Rulebook::id)
                                                .filter(id -> rules.chart(id).isPresent())
                                                .toList())
                                + "."));
        voice.out().print(drawn);
    }

    private void books(Page page) {
        List<Rulebook> books = rules.books();
        int column = RuleList.widest(books.stream().map(Rulebook::id).toList());
        for (Rulebook book : books) {
            int count = book.rules().size();
            page.listed(
                    0,
                    column,
                    book.id(),
                    RulePage.titled(book) + " (" + (count == 1 ? "one rule" : count + " rules") + ")");
        }
        Rulebook first = books.getFirst();
        page.gap();
        page.print(0, INDENT, "The rules of one: snakewater rules " + first.id());
        page.print(
                0,
                INDENT,
                "One rule: snakewater rules " + first.rules().getFirst().id());
    }

    private static String fitForALine(String asked) {
        String plain = Page.fit(asked);
        return plain.length() <= LONGEST_QUOTE ? plain : plain.substring(0, LONGEST_QUOTE) + "...";
    }
}
