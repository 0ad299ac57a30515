package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** What a game master may do at any table, whatever the rule text: the rules behind numbers that are hers. */
public enum GameMasterRule implements Rule {
    GM_01_MODIFIER,
    GM_02_ALLOWED,
    GM_03_AMENDMENT,
    GM_04_RULING;

    /** By whom rulings are. */
    public static final Name GAME_MASTER = new Name("Game master");

    /** All of them, as a book. What she adds has gone in before the limits of a number since the second edition. */
    public static final Rulebook RULEBOOK = new Rulebook("table", List.of(values()), Mending.in(2, GM_01_MODIFIER));
}
