/**
 * The words of features, for Cucumber, which finds them as a service.
 *
 * <p>Open, since Cucumber and Guice make what plays them by reflection.
 */
open module dev.snakewater.steps {
    requires com.google.guice;
    requires dev.snakewater.json;
    requires io.cucumber.core;
    requires io.cucumber.datatable;
    requires io.cucumber.guice;
    requires io.cucumber.java;
    requires jakarta.inject;
    requires static org.apiguardian.api;
    requires static org.jspecify;
    requires tools.jackson.databind;

    provides io.cucumber.core.backend.BackendProviderService with
            dev.snakewater.steps.PhraseBook;
}
