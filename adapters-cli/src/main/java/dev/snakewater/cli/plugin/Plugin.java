package dev.snakewater.cli.plugin;

import dev.snakewater.application.scenario.Ruleset;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A jar that brings rule texts.
 *
 * @param scenarios the names of the scenarios that it brings
 * @param version its own, if its manifest tells it as {@code Implementation-Version}
 */
public record Plugin(Path jar, Optional<String> version, List<Ruleset> rulesets, List<String> scenarios) {

    public Plugin {
        rulesets = List.copyOf(rulesets);
        scenarios = List.copyOf(scenarios);
    }
}
