package dev.snakewater.cli;

import dev.snakewater.application.port.out.Scenarios;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the built-in scenarios. */
@Command(name = "scenarios")
final class ScenariosCommand implements Runnable {

    private final Scenarios scenarios;
    private final Console console;

    @Mixin
    private Options.Colour colour;

    ScenariosCommand(Scenarios scenarios, Console console) {
        this.scenarios = scenarios;
        this.console = console;
    }

    @Override
    public void run() {
        Page page = colour.page(console);
        List<Scenarios.BuiltIn> builtIn = scenarios.builtIn();
        int column = Page.column(2, builtIn.stream().map(Scenarios.BuiltIn::name));
        builtIn.stream()
                .collect(Collectors.groupingBy(Scenarios.BuiltIn::ruleText, LinkedHashMap::new, Collectors.toList()))
                .forEach((ruleText, all) -> {
                    page.heading(0, ruleText);
                    all.forEach(one -> page.listed(2, column, one.name(), sentence(one.title()) + " " + one.about()));
                    page.gap();
                });
        page.print(0, 0, Words.of("scenarios.play", builtIn.getFirst().name()));
    }

    /** A title as a sentence: that of a question or a cry has its mark already. */
    private static String sentence(String title) {
        return title.matches(".*[.?!]") ? title : title + ".";
    }
}
