package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.CheckDocument;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Failures;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.RulePage;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.rule.Rulebook;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;

/** The commands that look things up or check documents, and play nothing. */
record ReferenceCommands(Scenarios scenarios, ConsultRules rules, CheckDocument checks, Console console) {

    private static final int INDENT = 2;
    private static final int LONGEST_QUOTE = 40;

    private static final Argument<List<String>> SOUGHT = Argument.several("RULE|RULEBOOK|WORDS", 0);
    private static final Argument<Boolean> CHART = Argument.flag("--chart");
    private static final Argument<List<String>> FILES = Argument.several("FILE", 1);
    private static final Argument<Optional<String>> NAME = Argument.optional("NAME");

    static final List<Command<?>> ALL = List.of(
            command("scenarios", ReferenceCommands::scenarios, Options.COLOUR),
            command("rules", ReferenceCommands::rules, SOUGHT, CHART, Options.COLOUR),
            command("check", ReferenceCommands::check, FILES),
            command("schema", ReferenceCommands::schema, NAME));

    private static Command<?> command(
            String name, ToIntBiFunction<ReferenceCommands, Arguments> deed, Argument<?>... takes) {
        return new Command<>(name, ReferenceCommands.class, deed, List.of(takes), List.of());
    }

    private int scenarios(Arguments said) {
        Page page = Options.page(said, console);
        List<Scenarios.BuiltIn> builtIn = scenarios.builtIn();
        int column = Page.column(INDENT, builtIn.stream().map(Scenarios.BuiltIn::name));
        builtIn.stream()
                .collect(Collectors.groupingBy(Scenarios.BuiltIn::ruleText, LinkedHashMap::new, Collectors.toList()))
                .forEach((ruleText, all) -> {
                    page.heading(0, ruleText);
                    all.forEach(one -> page.listed(
                            INDENT,
                            column,
                            one.name(),
                            one.title().replaceFirst("(?<![.?!])$", ".") + " " + one.about()));
                    page.gap();
                });
        page.say(0, "scenarios.play", builtIn.getFirst().name());
        return ExitStatus.DONE;
    }

    private int rules(Arguments said) {
        Page page = Options.page(said, console);
        RulePage rulePage = new RulePage(rules, page, "snakewater rules");
        String asked = String.join(" ", said.of(SOUGHT));
        Optional<ConsultRules.Entry> rule = rules.rule(asked);
        if (said.of(CHART)) {
            console.out().print(rules.chart(asked).orElseThrow(() -> noChart(asked)));
        } else if (said.of(SOUGHT).isEmpty()) {
            books(page);
        } else if (rule.isPresent()) {
            rulePage.print(rule.get());
            page.gap();
            page.print(0, INDENT, Words.of("rules.others", rule.get().book().id()));
        } else if (!rulePage.print(asked)) {
            throw WrongUsage.of("rules.none", fitForALine(asked), rules.closest(asked));
        }
        return ExitStatus.DONE;
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

    private int check(Arguments said) {
        List<String> files = said.of(FILES);
        long right = files.stream().filter(this::isRight).count();
        return right == files.size() ? ExitStatus.DONE : ExitStatus.PROBLEMS;
    }

    private boolean isRight(String file) {
        try {
            CheckDocument.Checked checked = checks.check(file);
            console.out().println(Words.of("check.right", file, checked, Page.fit(checked.title())));
            return true;
        } catch (UnreadableException unreadable) {
            Failures.problems(unreadable, console.err());
            return false;
        }
    }

    private int schema(Arguments said) {
        Optional<String> name = said.of(NAME);
        List<String> names = console.documents().schemas().get();
        if (name.isEmpty()) {
            names.forEach(console.out()::println);
        } else {
            console.out()
                    .print(name.flatMap(console.documents().schema())
                            .orElseThrow(() -> WrongUsage.of("schema.none", name.get(), names)));
        }
        return ExitStatus.DONE;
    }
}
