package dev.snakewater.domain.fudge;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** Options of the FUDGE core rules that a game master may play with; the rule texts played here leave them off. */
public enum CoreOption implements Rule {
    FACT_12_GRAZES,
    FACT_14_DAMAGE_ROLL,
    FACT_16_CRITICALS;

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook("fudge", List.of(values()));
}
