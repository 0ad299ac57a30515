package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** What one attack needs of the other chapters of EXP, and where they are silent, of this house. */
public enum ExpFact implements Rule {
    EXF_01_DAMAGE,
    EXF_02_DAMAGE_ADJUSTER,
    EXF_03_NEVER_BELOW_NOTHING,
    EXF_04_SYSTEM_SHOCK,
    EXF_05_DOWN,
    EXF_06_ALIENS,
    EXF_07_ROBOTS,
    EXF_08_CRITICAL,
    EXF_09_FUMBLE,
    EXF_10_ACCURACY,
    EXF_11_WAKING;

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook("exp-facts", List.of(values()), Mending.in(2, EXF_07_ROBOTS));
}
