package dev.snakewater.cli.plugin;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The rule texts of one run of the program: those it comes with, and those of plugins. They are looked for when somebody asks. */
public final class RuleTexts {

    private final Map<String, String> environment;
    private final Optional<Path> usual;
    private final PluginScenarios reading;
    private final Output err;
    private Optional<Plugins> plugins = Optional.empty();
    private Optional<List<Ruleset>> all = Optional.empty();

    /** Looks for plugins where this environment says, or in the usual folder, and tells there which are left out. */
    public RuleTexts(Map<String, String> environment, Optional<Path> usual, PluginScenarios reading, Output err) {
        this.environment = environment;
        this.usual = usual;
        this.reading = reading;
        this.err = err;
    }

    /** Returns what plugins there are, and tells nobody. */
    public Plugins plugins() {
        Plugins found = plugins.orElseGet(() -> Plugins.of(environment, usual, Ruleset.installed(), reading));
        plugins = Optional.of(found);
        return found;
    }

    /** Shows all rule texts as services to what this thread calls, such as the steps of features. */
    public void inContext() {
        all();
        Thread.currentThread()
                .setContextClassLoader(new PluginServices(plugins().taken()));
    }

    /** Returns the jars whose rule texts this run can have come to; none, if nobody has asked for any. */
    public List<Path> inUse() {
        return plugins.stream()
                .flatMap(found -> found.taken().stream())
                .map(Plugin::jar)
                .toList();
    }

    /** Returns all rule texts, ours first; tells, the first time, which plugins are left out. */
    public List<Ruleset> all() {
        List<Ruleset> known = all.orElseGet(() -> {
            Plugins found = plugins();
            found.refused().forEach(refusal -> err.println(Words.of("plugin.refused", refusal.jar(), refusal.why())));
            return Stream.concat(
                            found.own().stream(), found.taken().stream().flatMap(plugin -> plugin.rulesets().stream()))
                    .toList();
        });
        all = Optional.of(known);
        return known;
    }
}
