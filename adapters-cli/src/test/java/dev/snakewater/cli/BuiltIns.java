package dev.snakewater.cli;

import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.json.document.JsonScenarios;
import java.io.InputStream;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The scenarios that the program brings, for what holds of each. */
public final class BuiltIns {

    private static final Scenarios SCENARIOS = new JsonScenarios(
            ServiceLoader.load(Ruleset.class).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList(),
            InputStream.nullInputStream());

    private BuiltIns() {}

    public static Stream<String> names() {
        return SCENARIOS.builtIn().stream().map(Scenarios.BuiltIn::name);
    }

    public static Scenario<?, ?> find(String name) {
        return SCENARIOS.find(name);
    }
}
