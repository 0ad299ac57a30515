package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
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
import java.util.Optional;

/** The roll for a shot or for a second of a stream: first its numbers, then the dice (FO-02, FO-07). */
public record ShotThrow(Tally chance, Tally critical, Fall fall, Shot.Result result) {

    static final String SHOT = "shot";

    static final String LOCATION = "location";

    private static final DicePool D6 = DicePool.of("1d6");

    /** Rolls a shot with one of the guns. */
    public static ShotThrow of(Shot shot, FalloutRule why, Table table) {
        Encounter encounter = shot.attempt().encounter();
        Shot.Numbers numbers = shot.numbers(table::count);
        int chance = numbers.chance().total();
        int critical = numbers.critical().total();
        int luck = encounter.shooter().statistics().luck();
        Throw.Read<Verdict> shown = table.read(
                encounter.shooter().name(),
                SHOT,
                Verdict.PERCENT_DICE,
                roll -> Verdict.ofPercentDice(roll, chance, critical, luck, encounter.rulings()),
                why);
        return new ShotThrow(numbers.chance(), numbers.critical(), shown.fall(), Shot.Result.of(shown.result()));
    }

    /** The damage of a hit or a fire, which was counted, and its roll. */
    public record Harm(Tally counted, Fall fall) {

        /** Returns the points of damage. */
        public int points() {
            return Damage.points(counted, fall.total());
        }

        /** Returns its tally, as it is told. */
        public Tally tally() {
            return Damage.settled(counted, fall);
        }
    }

    /** Rolls the damage of a hit or a fire, of which only the points are to be used; not even these, where the hit strikes the weapon. */
    public static Harm damage(Tally due, Optional<Part> part, Table table) {
        boolean hurts = !part.equals(Optional.of(Part.WEAPON));
        Tally counted = table.count(due, Damage::limited);
        Tally.Awaited awaited = (Tally.Awaited) due.base();
        Throw.Read<Integer> points = table.read(
                due.whose(),
                due.of(),
                awaited.dice(),
                total -> hurts ? Damage.points(counted, total) : 0,
                awaited.why());
        return new Harm(counted, points.fall());
    }

    /**
     * Rolls the location of an unaimed critical (FO-13), and tells it with these rules. A critical knows no armour: where wounds have no
     * effects, only whether it strikes the weapon matters.
     */
    public static Part located(Encounter encounter, List<Rule> why, Table table) {
        boolean wounds = encounter.rulings().wounds();
        Fall fall = table.read(
                        encounter.shooter().name(),
                        LOCATION,
                        D6,
                        face -> Optional.of(encounter.struck(face)).filter(part -> wounds || part == Part.WEAPON),
                        FalloutRule.FO_13_LOCATION)
                .fall();
        Part part = encounter.struck(fall.total());
        table.tell(new ShotEvent.Located(encounter.target().name(), fall, part, encounter.locatedBy()), why);
        return part;
    }
}
