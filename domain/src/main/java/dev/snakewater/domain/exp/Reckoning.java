package dev.snakewater.domain.exp;

import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Stream;

/**
 * An attack worked out before the dice fall.
 *
 * @param adjustments what is due, waived ones too
 * @param sums the penalties and the bonuses, each summed up in the scale of the dice; none for the kilodie, which needs
 *     no scale
 * @param toHit the to-hit roll, which awaits its throw
 * @param armourRating what it must reach
 */
public record Reckoning(List<Adjustment> adjustments, List<Tally> sums, Tally toHit, Tally armourRating) {

    public Reckoning {
        adjustments = List.copyOf(adjustments);
        sums = List.copyOf(sums);
    }

    /**
     * The same as it is counted: the to-hit roll in the order of the arithmetic and the armour rating within its limits, with whatever is added
     * to either before that. What is promised, decided and thrown is reckoned here.
     *
     * @param counting who says what stands of a number
     */
    public Reckoning counted(Counting counting) {
        return new Reckoning(
                adjustments, sums, counting.count(toHit, ToHit::inOrder), counting.count(armourRating, ToHit::limited));
    }

    /** The rules that had a part in the adjustments, beside those that give them. */
    public List<Rule> also() {
        return adjustments.stream()
                .flatMap(due -> Stream.concat(due.also().stream(), due.waivedBy().stream()))
                .distinct()
                .toList();
    }
}
