package dev.snakewater.domain.fudge;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** Options of the FUDGE core rules; off unless a game master turns them on. */
public enum CoreOption implements Rule {
    FACT_12_GRAZES,
    FACT_14_DAMAGE_ROLL,
    FACT_16_CRITICALS;

    /** The rulebook of these rules. */
    public static final Rulebook RULEBOOK = new Rulebook("fudge", List.of(values()));
}
