package dev.snakewater.cli.plugin;

import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.scenario.Ruleset;
import java.util.List;

/** Knows how scenarios are found in jars. */
@FunctionalInterface
public interface PluginScenarios {

    /** Returns the scenarios that one jar brings, of these rule texts. */
    Scenarios in(ClassLoader jar, List<Ruleset> rulesets);
}
