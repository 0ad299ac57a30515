package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.rule.Rule;
import java.util.Optional;

/** Where a hit goes, one die at a time (HL-07 to HL-10). */
public final class LocationProcedure implements Procedure<LocationProcedure.Locating, LocationOutcome> {

    /**
     * A location that is being rolled.
     *
     * @param by whose hit it is
     * @param die what the first die means
     * @param soFar what the dice have said so far; nothing, before the first
     * @param thrown how many dice have been thrown
     */
    public record Locating(Name by, LocationDie die, Optional<Region> soFar, int thrown) {}

    @Override
    public Next<Locating, LocationOutcome> step(Locating locating, Table table) {
        Region region = roll(locating.by(), locating.soFar(), locating.die(), table);
        Locating after = new Locating(locating.by(), locating.die(), Optional.of(region), locating.thrown() + 1);
        return region.part().isPresent() ? Next.done(calledOff(after)) : Next.go(after);
    }

    @Override
    public LocationOutcome calledOff(Locating locating) {
        return new LocationOutcome(locating.by(), locating.soFar().flatMap(Region::part), locating.thrown());
    }

    /**
     * Throws the next die, tells what it showed, and returns what that means.
     *
     * @param by whose hit it is
     * @param soFar what the dice before have said; nothing, before the first. If that is a part, no die is wanted any more
     * @param die what the first die means
     */
    public static Region roll(Name by, Optional<Region> soFar, LocationDie die, Table table) {
        Rule why = soFar.flatMap(Region::wants).orElse(die.why());
        String name = soFar.isEmpty() ? "location" : why == HitLocationRule.HL_08_EXTREMITY ? "extremity" : "side";
        int face = table.roll(by, name, LocationDie.D6, why).total();
        Region region = soFar.map(before -> before.narrowed(face)).orElseGet(() -> die.shows(face));
        table.tell(new HitLocationEvent.Located(by, face, region, why), why);
        return region;
    }
}
