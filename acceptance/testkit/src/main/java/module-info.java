/**
 * Tests that prove a rule text sound.
 *
 * <p>Open, since JUnit calls them by reflection.
 */
open module dev.snakewater.testkit {
    requires com.networknt.schema;
    requires com.tngtech.archunit;
    requires transitive dev.snakewater.json;
    requires org.assertj.core;
    requires transitive org.junit.jupiter.api;
    requires org.junit.jupiter.params;
    requires static org.jspecify;
    requires tools.jackson.databind;

    exports dev.snakewater.testkit;

    uses dev.snakewater.application.scenario.Ruleset;
}
