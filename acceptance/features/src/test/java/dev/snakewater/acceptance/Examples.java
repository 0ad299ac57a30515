package dev.snakewater.acceptance;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import java.util.List;
import java.util.stream.Stream;

/** The examples of the rule texts that come with the program. */
public final class Examples {

    /** The rule texts. */
    public static final List<Ruleset> RULESETS = Ruleset.installed();

    private static final dev.snakewater.testkit.Examples ALL = new dev.snakewater.testkit.Examples(RULESETS);

    private Examples() {}

    /** Returns all kinds of all rule texts. */
    public static Stream<ScenarioKind<?, ?>> kinds() {
        return ALL.kinds();
    }

    /** Returns the set-ups of a kind. */
    public static <S, O> List<SetUp<S, O>> of(ScenarioKind<S, O> kind) {
        return ALL.of(kind);
    }

    /** Returns the examples of all kinds as scenarios of so many turns. */
    public static Stream<Scenario<?, ?>> scenarios(int turns) {
        return ALL.scenarios(turns);
    }

    /** Returns the scenarios that come with the program. */
    public static Stream<Scenario<?, ?>> builtIn() {
        return ALL.builtIn();
    }
}
