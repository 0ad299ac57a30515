package dev.snakewater.domain.fudge;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** What the FUDGE rule texts take for granted and do not say again; numbers are those of the catalogue's facts. */
public enum CoreRule implements Rule {
    FACT_3_ACTIONS,
    FACT_5_DAMAGE;

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook("fudge-core", List.of(values()));
}
