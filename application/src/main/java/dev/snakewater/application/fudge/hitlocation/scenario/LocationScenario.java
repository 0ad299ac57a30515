package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.fudge.hitlocation.procedure.LocationRoll;
import dev.snakewater.application.fudge.hitlocation.telling.HitLocationTelling;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import java.util.List;
import java.util.Optional;

/** A scenario that only rolls the location of a hit. */
public record LocationScenario(Name by, List<Region> die)
        implements SetUp<LocationRoll.Locating, LocationRoll.Outcome> {

    /** Returns the kind of such scenarios. */
    public static ScenarioKind<LocationRoll.Locating, LocationRoll.Outcome> kind() {
        return ScenarioKind.of(
                "fudge-location", LocationScenario.class, new LocationRoll(), () -> HitLocationTelling.WORDS);
    }

    @Override
    public List<Problem> problems() {
        ProblemCollector complaints = PersonProblems.none();
        PersonProblems.die("/die", die, complaints);
        return complaints.all();
    }

    @Override
    public List<Name> everybody() {
        return List.of(by);
    }

    @Override
    public LocationRoll.Locating opening() {
        return new LocationRoll.Locating(by, LocationDie.of(die), Optional.empty(), 0);
    }
}
