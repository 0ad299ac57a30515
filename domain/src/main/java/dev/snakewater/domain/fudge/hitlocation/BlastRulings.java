package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Ruling;
import dev.snakewater.domain.rule.Unwrapped;

/**
 * How a game master reads what the addendum leaves open about harm.
 *
 * @param wounds how he reads what it leaves open about wounds
 * @param agilitySaveOnFall whether an agility roll may keep somebody on his feet (HL-20)
 */
public record BlastRulings(
        @Unwrapped WoundRulings wounds,
        @Ruling("HL-20") @Default("false") boolean agilitySaveOnFall) {

    /** What is declared of them. */
    public static final DeclaredRulings<BlastRulings> DECLARED =
            DeclaredRulings.of(BlastRulings.class, HitLocationRule.RULEBOOK);

    /** How wounds are marked. */
    public WoundModel woundModel() {
        return wounds.woundModel();
    }
}
