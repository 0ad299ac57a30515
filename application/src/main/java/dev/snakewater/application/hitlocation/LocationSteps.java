package dev.snakewater.application.hitlocation;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.rule.Rule;
import java.util.Optional;

/** The dice that tell where a hit goes, one throw at a time (HL-07 to HL-10). */
public final class LocationSteps {

    private LocationSteps() {}

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
