package dev.snakewater.application.port.out;

import dev.snakewater.application.scenario.Scenario;
import java.util.List;

/** The store of scenarios. */
public interface Scenarios {

    /** Returns the names of the built-in scenarios, without a look into them. */
    List<String> names();

    /** Returns the built-in scenarios. */
    List<BuiltIn> builtIn();

    /**
     * Returns a scenario.
     *
     * @param reference the name of a built-in scenario, the path of a file, or {@code -} for standard input
     * @throws UnreadableException if there is none, or it has problems
     */
    Scenario<?, ?> find(String reference);

    /** A scenario that comes with the program, and the title of its rule text. */
    record BuiltIn(String name, String ruleText, String kind, String title, String about) {}
}
