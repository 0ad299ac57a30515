package dev.snakewater.cli;

import dev.snakewater.application.port.out.Scenarios;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the built-in scenarios. */
@Command(name = "scenarios")
final class ScenariosCommand implements Runnable {

    private final Scenarios scenarios;
    private final Voice voice;

    @Mixin
    private ColourOption colour;

    ScenariosCommand(Scenarios scenarios, Voice voice) {
        this.scenarios = scenarios;
        this.voice = voice;
    }

    @Override
    public void run() {
        Page page = voice.page(colour.colour());
        List<Scenarios.BuiltIn> builtIn = scenarios.builtIn();
        int column = builtIn.stream().mapToInt(one -> one.name().length()).max().orElse(0) + 4;
        for (String ruleText :
                builtIn.stream().map(Scenarios.BuiltIn::ruleText).distinct().toList()) {
            page.heading(0, ruleText);
            builtIn.stream().filter(one -> one.ruleText().equals(ruleText)).forEach(one -> describe(one, column, page));
            page.gap();
        }
        page.print(0, 0, "Play one: snakewater play " + builtIn.getFirst().name());
    }

    private static void describe(Scenarios.BuiltIn one, int column, Page page) {
        page.listed(2, column, one.name(), sentence(one.title()) + " " + one.about());
    }

    /** A title as a sentence: that of a question or a cry has its mark already. */
    private static String sentence(String title) {
        return title.matches(".*[.?!]") ? title : title + ".";
    }
}
