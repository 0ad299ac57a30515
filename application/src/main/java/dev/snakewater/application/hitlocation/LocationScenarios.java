package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import java.util.List;
import java.util.Optional;

/** Scenarios of the kind {@code fudge-location}: where a hit goes by dice. */
public final class LocationScenarios implements ScenarioKind<LocationScenario, Locating, LocationOutcome> {

    @Override
    public String id() {
        return "fudge-location";
    }

    @Override
    public Class<LocationScenario> scenario() {
        return LocationScenario.class;
    }

    @Override
    public List<Problem> problems(LocationScenario scenario) {
        Complaints complaints = new Complaints();
        PartProblems.die("/die", scenario.die(), complaints);
        return complaints.all();
    }

    @Override
    public List<Name> fighters(LocationScenario scenario) {
        return List.of(scenario.by());
    }

    @Override
    public Locating open(LocationScenario scenario) {
        return new Locating(scenario.by(), LocationDie.of(scenario.die()), Optional.empty(), 0);
    }

    @Override
    public Procedure<Locating, LocationOutcome> procedure() {
        return new LocationProcedure();
    }

    @Override
    public Telling<Locating, LocationOutcome> telling() {
        return () -> BodyTelling.WORDS;
    }

    @Override
    public List<String> numbers() {
        return List.of();
    }
}
