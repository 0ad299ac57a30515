package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.fudge.hitlocation.procedure.LocationRoll;
import dev.snakewater.application.fudge.hitlocation.telling.HitLocationTelling;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to roll where a hit goes.
 *
 * @param by whose hit it is
 * @param die what the six faces of the die show, from 1 to 6 (HL-10); the table of HL-07, if left out
 */
public record LocationScenario(Name by, List<Region> die)
        implements SetUp<LocationScenario, LocationRoll.Locating, LocationRoll.Outcome> {

    /** Returns the kind of such scenarios. */
    public static ScenarioKind<LocationScenario, LocationRoll.Locating, LocationRoll.Outcome> kind() {
        return ScenarioKind.of(
                "fudge-location", LocationScenario.class, new LocationRoll(), () -> HitLocationTelling.WORDS);
    }

    @Override
    public List<Problem> problems() {
        Complaints complaints = PartProblems.none();
        PartProblems.die("/die", die, complaints);
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
