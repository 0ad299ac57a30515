package dev.snakewater.cli;

import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.procedure.Scenario;
import picocli.CommandLine.Parameters;

/** The scenario that a command is about. */
final class ScenarioArgument {

    @Parameters(paramLabel = "SCENARIO")
    private String reference = "";

    /** As it was written on the command line. */
    String reference() {
        return reference;
    }

    /**
     * The scenario itself.
     *
     * @throws dev.snakewater.application.port.out.Unreadable if there is none, or it has problems
     */
    Scenario<?, ?, ?> in(Scenarios scenarios) {
        return scenarios.find(reference);
    }
}
