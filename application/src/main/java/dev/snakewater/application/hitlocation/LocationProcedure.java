package dev.snakewater.application.hitlocation;

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
public final class LocationProcedure implements Procedure<LocationProcedure.Locating, LocationProcedure.Outcome> {

    /**
     * A location that is being rolled.
     *
     * @param by whose hit it is
     * @param die what the first die means
     * @param soFar what the dice have said so far; nothing, before the first
     * @param thrown how many dice have been thrown
     */
    public record Locating(Name by, LocationDie die, Optional<Region> soFar, int thrown) {}

    /**
     * Where a hit goes.
     *
     * @param by whose hit it is
     * @param part the part; none, if the dice were broken off
     * @param dice how many dice it took
     */
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
        Region region = roll(locating.by(), locating.soFar(), locating.die(), table);
        Locating after = new Locating(locating.by(), locating.die(), Optional.of(region), locating.thrown() + 1);
        return region.part().isPresent() ? Next.done(calledOff(after)) : Next.go(after);
    }

    @Override
    public Outcome calledOff(Locating locating) {
        return new Outcome(locating.by(), locating.soFar().flatMap(Region::part), locating.thrown());
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
