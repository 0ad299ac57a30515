package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where a hit goes, one die at a time (HL-07 to HL-10). */
public final class LocationRoll implements Procedure<LocationRoll.Locating, LocationRoll.Outcome> {

    /** The location of somebody's hit that is being rolled: what the dice have said so far, and how many have been thrown. */
    public record Locating(Name by, LocationDie die, Optional<Region> soFar, int thrown) {}

    /** Where somebody's hit goes: no part, if the dice were broken off. */
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

    /** Throws the next die, or the first one, for where somebody's hit goes, tells what it showed, and returns what that means. */
    public static Region next(Name by, Optional<Region> soFar, LocationDie die, Table table) {
        Rule why = soFar.flatMap(Region::wants).orElse(die.why());
        String name = soFar.isEmpty() ? "location" : why == HitLocationRule.HL_08_EXTREMITY ? "extremity" : "side";
        int face = table.roll(by, name, LocationDie.D6, why).total();
        Region region = soFar.map(before -> before.narrowed(face)).orElseGet(() -> die.shows(face));
        table.tell(new HitLocationEvent.Located(by, face, region, why), why);
        return region;
    }
}
