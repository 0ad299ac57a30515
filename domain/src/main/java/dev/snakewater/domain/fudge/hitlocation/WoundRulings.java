package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Ruling;

/**
 * Rulings on what the addendum leaves open about wounds.
 *
 * @param woundModel how wounds are marked (HL-31)
 */
public record WoundRulings(
        @Ruling(value = "HL-31", inPlay = false) @Default("points 1993")
        WoundModel woundModel) {

    /** The declared rulings. */
    public static final DeclaredRulings<WoundRulings> DECLARED =
            DeclaredRulings.of(WoundRulings.class, HitLocationRule.RULEBOOK);
}
