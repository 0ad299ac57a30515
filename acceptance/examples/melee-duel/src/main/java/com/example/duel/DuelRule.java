package com.example.duel;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules of the duel. What each of them says stands in {@code DuelRule.properties}. */
public enum DuelRule implements Rule {
    DU_01_INITIATIVE,
    DU_02_ACTION,
    DU_03_ATTACK,
    DU_04_ALL_OUT,
    DU_05_GUARD,
    DU_06_NEVER_TWICE,
    DU_07_DAMAGE,
    DU_08_CRITICAL,
    DU_09_DOWN;

    static final Rulebook RULEBOOK = new Rulebook("duel", List.of(values()));
}
