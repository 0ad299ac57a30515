package dev.snakewater.application.port.out;

import dev.snakewater.application.scenario.Scenario;
import java.util.List;

/** The store of scenarios. */
public interface Scenarios {

    /** Returns the built-in scenarios. */
    List<BuiltIn> builtIn();

    /**
     * Returns a scenario.
     *
     * @param reference the name of a built-in scenario, the path of a file, or {@code -} for standard input
     * @throws UnreadableException if there is none, or it has problems
     */
    Scenario<?, ?, ?> find(String reference);

    /**
     * A scenario that comes with the program.
     *
     * @param name what it is found by
     * @param ruleText the title of the rule text that it is played by
     * @param kind the scenario kind
     * @param title what it is called
     * @param about what it is about
     */
    record BuiltIn(String name, String ruleText, String kind, String title, String about) {}
}
