package dev.snakewater.application.exp;

import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Bar;
import dev.snakewater.domain.exp.Bars;
import dev.snakewater.domain.exp.Gate;
import dev.snakewater.domain.exp.HittingFaces;
import dev.snakewater.domain.exp.Natural;
import dev.snakewater.domain.exp.Reckoning;
import dev.snakewater.domain.exp.ToHit;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/**
 * An attack laid out before the dice fall.
 *
 * @param attack the attack
 * @param bars what bars it; then the rest is moot
 * @param gate the chance of its to-hit roll, if it needs one
 * @param reckoning the sum
 * @param chance the chance to hit, once there is a to-hit roll
 */
record LayOut(Attack attack, List<Bar> bars, Optional<Tally> gate, Reckoning reckoning, HittingFaces chance) {

    /** An attack, laid out as it is counted. */
    static LayOut of(Attack attack, Counting counting) {
        Reckoning reckoning = ToHit.of(attack).counted(counting);
        return new LayOut(
                attack,
                Bars.of(attack),
                Gate.stands(attack)
                        ? Optional.of(counting.count(Gate.chance(attack), Gate::limited))
                        : Optional.empty(),
                reckoning,
                HittingFaces.of(
                        reckoning.toHit(),
                        ToHit.needed(reckoning.armourRating().total(), attack.rulings()),
                        Natural.counts(attack) ? Natural.CRITICAL_FACES : 0));
    }
}
