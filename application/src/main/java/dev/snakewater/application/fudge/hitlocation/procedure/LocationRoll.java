package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Rolls the location of a hit, one die at a time (HL-07 to HL-10). */
public final class LocationRoll implements Procedure<LocationRoll.Locating, LocationRoll.Outcome> {

    /** A location that is being rolled: the result so far, and how many dice have been rolled. */
    public record Locating(Name by, LocationDie die, Optional<Region> soFar, int thrown) {}

    /** The location of somebody's hit; no part if it was called off. */
    public record Outcome(Name by, Optional<BodyPart> part, int dice) implements Measured {

        @Override
        public List<Finding> findings() {
            return Stream.concat(
                            part.stream().map(where -> Finding.one("location", where, by)),
                            Stream.of(Finding.counts("dice", dice)))
                    .toList();
        }
    }

    @Override
    public Next<Locating, Outcome> step(Locating locating, Table table) {
        Region region = next(locating.by(), locating.soFar(), locating.die(), table);
        Locating after = new Locating(locating.by(), locating.die(), Optional.of(region), locating.thrown() + 1);
        return region.part().isPresent() ? Next.done(calledOff(after)) : Next.go(after);
    }

    @Override
    public Outcome calledOff(Locating locating) {
        return new Outcome(locating.by(), locating.soFar().flatMap(Region::part), locating.thrown());
    }

    /** Rolls the next die for the location of somebody's hit, tells it, and returns the result so far. */
    public static Region next(Name by, Optional<Region> soFar, LocationDie die, Table table) {
        Rule why = soFar.flatMap(Region::wants).orElse(die.why());
        String name = soFar.isEmpty() ? "location" : why == HitLocationRule.HL_08_EXTREMITY ? "extremity" : "side";
        Throw.Read<Region> region = table.read(
                by,
                name,
                LocationDie.D6,
                face -> soFar.map(before -> before.narrowed(face)).orElseGet(() -> die.shows(face)),
                why);
        table.tell(new HitLocationEvent.Located(by, region.fall().total(), region.result(), why), why);
        return region.result();
    }
}
