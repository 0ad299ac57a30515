package dev.snakewater.acceptance.whole;

import dev.snakewater.acceptance.coverage.FeatureFiles;
import dev.snakewater.steps.rules.Coverage;
import io.cucumber.java.AfterAll;
import io.cucumber.java.BeforeAll;

/**
 * All examples together must cite every rule that does something, say every phrase, and have every event that some of them look for. A run
 * of some of them says nothing of the rest, and one of none is a mistake.
 */
public final class WholeRun {

    private WholeRun() {}

    /** Other tests run examples, too. */
    @BeforeAll
    public static void beginsHere() {
        Coverage.begin();
    }

    /** Holds the whole run against the rulebooks. */
    @AfterAll
    public static void everyRuleIsCited() {
        int all = FeatureFiles.examples().size();
        if (Coverage.examples() == 0) {
            throw new AssertionError(
                    "No example ran: none of " + all + " fits the tags or the name that were asked for");
        }
        if (Coverage.examples() == all && !Coverage.missing().isEmpty()) {
            throw new AssertionError("After all " + all + " examples:\n  " + String.join("\n  ", Coverage.missing()));
        }
    }
}
