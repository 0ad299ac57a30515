package dev.snakewater.acceptance;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.testkit.RulesetContract;

/** The rule texts that come with the program are sound, by the tests that prove any. */
class RuleTextsTest extends RulesetContract {

    RuleTextsTest() {
        super(Ruleset.installed());
    }
}
