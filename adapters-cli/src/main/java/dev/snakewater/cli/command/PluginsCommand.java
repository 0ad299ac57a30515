package dev.snakewater.cli.command;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.plugin.Plugin;
import dev.snakewater.cli.plugin.Plugins;
import dev.snakewater.cli.plugin.RuleTexts;
import java.util.List;

/** The command that lists the rule texts of other people. */
record PluginsCommand(RuleTexts ruleTexts, Console console) {

    private static final int INDENT = 2;

    static final List<Command<?>> ALL = List.of(
            new Command<>("plugins", PluginsCommand.class, PluginsCommand::list, List.of(Options.COLOUR), List.of()));

    private int list(Arguments said) {
        Page page = Options.page(said, console);
        Plugins plugins = ruleTexts.plugins();
        plugins.taken().forEach(plugin -> list(plugin, page));
        if (!plugins.refused().isEmpty()) {
            page.heading(0, Words.of("plugins.refused"));
            plugins.refused()
                    .forEach(refusal -> page.print(
                            INDENT,
                            INDENT,
                            Words.of("plugins.why", refusal.jar().toString(), refusal.why())));
            page.gap();
        }
        page.say(
                0,
                "plugins.folder",
                plugins.folder(),
                plugins.taken().size() + plugins.refused().size(),
                Plugins.FOLDER);
        return plugins.refused().isEmpty() ? ExitStatus.DONE : ExitStatus.PROBLEMS;
    }

    private static void list(Plugin plugin, Page page) {
        page.heading(0, Words.of("plugins.jar", plugin.jar().toString(), plugin.version()));
        int column = Page.column(INDENT, plugin.rulesets().stream().map(Ruleset::id));
        for (Ruleset ruleset : plugin.rulesets()) {
            List<String> kinds =
                    ruleset.kinds().stream().<String>map(ScenarioKind::id).toList();
            page.listed(
                    INDENT,
                    column,
                    ruleset.id(),
                    Words.of("plugins.ruleset", ruleset.rulebooks().getFirst().title(), kinds));
        }
        page.gap();
    }
}
