package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.CheckDocument;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Failures;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;

/** The commands that look things up or check documents, and play nothing. */
record ReferenceCommands(Scenarios scenarios, CheckDocument checks, Console console) {

    private static final int INDENT = 2;

    private static final Argument<List<String>> FILES = Argument.several("FILE", 1);
    private static final Argument<Optional<String>> NAME = Argument.optional("NAME");

    static final List<Command<?>> ALL = List.of(
            command("scenarios", ReferenceCommands::scenarios, Options.COLOUR),
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
