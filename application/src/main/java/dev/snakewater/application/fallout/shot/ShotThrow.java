package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.PercentDice;
import dev.snakewater.domain.fallout.shot.Attempt;
import dev.snakewater.domain.fallout.shot.Result;
import dev.snakewater.domain.fallout.shot.Shot;
import dev.snakewater.domain.fallout.shot.ShotNumbers;
import dev.snakewater.domain.modifier.Tally;

/**
 * The throw of a shot, or of a second of a stream: first its numbers, then the dice (FO-02, FO-07).
 *
 * @param chance at or below what it hits
 * @param critical at or below what a hit is critical
 * @param fall the d100
 * @param result what it comes to
 */
public record ShotThrow(Tally chance, Tally critical, Fall fall, Result result) {

    static final String SHOT = "shot";

    static final String LOCATION = "location";

    private static final DicePool D6 = DicePool.of("1d6");

    /** Throws for a shot with one of the guns. */
    public static ShotThrow of(Shot shot, FalloutRule why, Table table) {
        ShotNumbers numbers = shot.numbers(table::count);
        Attempt attempt = shot.attempt();
        Fall fall = table.roll(attempt.shooter().name(), SHOT, PercentDice.DICE, why);
        Result result = Result.of(
                fall.total(),
                numbers.chance().total(),
                numbers.critical().total(),
                attempt.shooter().statistics().luck(),
                attempt.encounter().rulings());
        return new ShotThrow(numbers.chance(), numbers.critical(), fall, result);
    }

    /** Throws for where a critical strikes that was not aimed (FO-13). */
    public static Fall location(Name by, Table table) {
        return table.roll(by, LOCATION, D6, FalloutRule.FO_13_LOCATION);
    }
}
