package dev.snakewater.domain.fudge;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The core rules that the FUDGE rule texts take for granted, by the numbers of the catalogue's facts. */
public enum CoreRule implements Rule {
    FACT_3_ACTIONS,
    FACT_5_DAMAGE;

    /** The rulebook of these rules. */
    public static final Rulebook RULEBOOK = new Rulebook("fudge-core", List.of(values()));
}
