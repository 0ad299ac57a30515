package dev.snakewater.json;

import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.table.ScriptLine;

/** Writes scenarios as documents that read back as the same scenarios. What may be left out is left out. */
public final class ScenarioWriter {

    /** The document of a scenario, as JSON text that ends with a newline. */
    public String write(Scenario<?, ?, ?> scenario) {
        return Layout.document(document(scenario));
    }

    /** The document of a scenario. */
    static Json.Fields document(Scenario<?, ?, ?> scenario) {
        WrittenFields fields = new WrittenFields()
                .with("snakewater", Envelope.VERSION)
                .with(Envelope.KIND, scenario.kind().id())
                .with("title", scenario.title());
        if (!scenario.about().isEmpty()) {
            fields.with("about", scenario.about());
        }
        fields.with("turnLimit", scenario.terms().turnLimit());
        if (!scenario.terms().modifiers().isEmpty()) {
            fields.with("modifiers", scenario.terms().modifiers());
        }
        if (!scenario.script().isEmpty()) {
            fields.with(
                    "script",
                    scenario.script().stream().map(ScenarioWriter::line).toList());
        }
        return fields.withAll(Written.sparse((Record) scenario.setUp())).json();
    }

    private static String line(ScriptLine line) {
        return line.by() + ", " + line.to() + ": " + String.join(", ", line.answers());
    }
}
