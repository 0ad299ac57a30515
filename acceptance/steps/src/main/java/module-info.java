/**
 * The words of features, for Cucumber, and what runs them; both are found as services.
 *
 * <p>Open, since Cucumber and Guice make what plays them by reflection.
 */
open module dev.snakewater.steps {
    requires com.google.guice;
    requires dev.snakewater.json;
    requires io.cucumber.core;
    requires io.cucumber.datatable;
    requires io.cucumber.guice;
    requires io.cucumber.gherkin;
    requires io.cucumber.java;
    requires io.cucumber.messages;
    requires io.cucumber.plugin;
    requires io.cucumber.tagexpressions;
    requires jakarta.inject;
    requires static org.apiguardian.api;
    requires static org.jspecify;
    requires tools.jackson.databind;

    provides dev.snakewater.application.port.out.Features with
            dev.snakewater.steps.run.CucumberFeatures;
    provides dev.snakewater.application.port.out.RuleExamples with
            dev.snakewater.steps.run.ShippedExamples;
    provides io.cucumber.core.backend.BackendProviderService with
            dev.snakewater.steps.PhraseBook;
}
