package dev.snakewater.json;

import dev.snakewater.application.procedure.Scenario;
import java.util.Optional;

/** Writes scenarios as documents that read back as the same scenarios. What may be left out is left out. */
public final class ScenarioWriter {

    /** The document of a scenario, as JSON text that ends with a newline. */
    public String write(Scenario<?, ?, ?> scenario) {
        return Layout.document(document(scenario));
    }

    static Json.Fields document(Scenario<?, ?, ?> scenario) {
        return Json.Fields.NONE
                .with("snakewater", Envelope.VERSION)
                .with(Envelope.KIND, scenario.kind().id())
                .with("title", scenario.title())
                .with("about", Optional.of(scenario.about()).filter(about -> !about.isEmpty()))
                .with("turnLimit", scenario.terms().turnLimit())
                .with("modifiers", Optional.of(scenario.terms().modifiers()).filter(some -> !some.isEmpty()))
                .with("script", Optional.of(scenario.script()).filter(some -> !some.isEmpty()))
                .withAll(Written.sparse((Record) scenario.setUp()));
    }
}
