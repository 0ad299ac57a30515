package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Ruling;

/**
 * Rulings on what the addendum leaves open about harm.
 *
 * @param wounds rulings about wounds
 * @param agilitySaveOnFall whether an agility roll may prevent a fall (HL-20)
 */
public record BlastRulings(
        @Unwrapped WoundRulings wounds,
        @Ruling("HL-20") @Default("false") boolean agilitySaveOnFall) {

    /** The declared rulings. */
    public static final DeclaredRulings<BlastRulings> DECLARED =
            DeclaredRulings.of(BlastRulings.class, HitLocationRule.RULEBOOK);

    /** Returns how wounds are marked. */
    public WoundModel woundModel() {
        return wounds.woundModel();
    }
}
