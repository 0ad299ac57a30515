package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.wound.Damage;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** The roll for a shot or for a second of a stream: first its numbers, then the dice (FO-02, FO-07). */
public record ShotThrow(Tally chance, Tally critical, Fall fall, Shot.Result result) {

    static final String SHOT = "shot";

    static final String LOCATION = "location";

    private static final DicePool D6 = DicePool.of("1d6");

    /** Rolls a shot with one of the guns. */
    public static ShotThrow of(Shot shot, FalloutRule why, Table table) {
        Encounter encounter = shot.attempt().encounter();
        Shot.Numbers numbers = shot.numbers(table::count);
        Fall fall = table.roll(encounter.shooter().name(), SHOT, Verdict.PERCENT_DICE, why);
        Verdict verdict = Verdict.ofPercentDice(
                fall.total(),
                numbers.chance().total(),
                numbers.critical().total(),
                encounter.shooter().statistics().luck(),
                encounter.rulings());
        return new ShotThrow(numbers.chance(), numbers.critical(), fall, Shot.Result.of(verdict));
    }

    /** Rolls the damage of a hit or a fire, and returns its completed tally. */
    public static Tally damage(Tally due, Table table) {
        Tally counted = table.count(due, Damage::limited);
        Tally.Awaited awaited = (Tally.Awaited) due.base();
        return Damage.settled(counted, table.roll(due.whose(), due.of(), awaited.dice(), awaited.why()));
    }

    /** Rolls the location of an unaimed critical (FO-13), and tells it with these rules. */
    public static Part located(Encounter encounter, List<Rule> why, Table table) {
        Fall fall = table.roll(encounter.shooter().name(), LOCATION, D6, FalloutRule.FO_13_LOCATION);
        Part part = encounter.struck(fall.total());
        table.tell(new ShotEvent.Located(encounter.target().name(), fall, part, encounter.locatedBy()), why);
        return part;
    }
}
