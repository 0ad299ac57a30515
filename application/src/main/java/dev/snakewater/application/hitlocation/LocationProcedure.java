package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.hitlocation.Region;
import java.util.Optional;

/** Where a hit goes, die by die (HL-07 to HL-10). */
public final class LocationProcedure implements Procedure<Locating, LocationOutcome> {

    @Override
    public Next<Locating, LocationOutcome> step(Locating locating, Table table) {
        LocationSteps.Thrown thrown = LocationSteps.roll(locating.by(), locating.soFar(), locating.die(), table);
        table.tell(new HitLocationEvent.Located(locating.by(), thrown.face(), thrown.region(), thrown.why()));
        Locating after =
                new Locating(locating.by(), locating.die(), Optional.of(thrown.region()), locating.thrown() + 1);
        return thrown.region().part().isPresent() ? new Next.Done<>(calledOff(after)) : new Next.Go<>(after, false);
    }

    @Override
    public LocationOutcome calledOff(Locating locating) {
        return new LocationOutcome(locating.by(), locating.soFar().flatMap(Region::part), locating.thrown());
    }
}
