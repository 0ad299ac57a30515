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
        Region region = LocationSteps.roll(locating.by(), locating.soFar(), locating.die(), table);
        Locating after = new Locating(locating.by(), locating.die(), Optional.of(region), locating.thrown() + 1);
        return region.part().isPresent() ? Next.done(calledOff(after)) : Next.go(after);
    }

    @Override
    public LocationOutcome calledOff(Locating locating) {
        return new LocationOutcome(locating.by(), locating.soFar().flatMap(Region::part), locating.thrown());
    }
}
