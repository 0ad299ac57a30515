package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** The rules by which a game master intervenes, under any rule text. */
public enum GameMasterRule implements Rule {
    GM_01_MODIFIER,
    GM_02_ALLOWED,
    GM_03_AMENDMENT,
    GM_04_RULING,
    GM_05_REINFORCEMENTS;

    /** The author of rulings. */
    public static final Name GAME_MASTER = new Name("Game master");

    /** These rules as a book. Since the second edition, her modifiers are added before a number's limits apply. */
    public static final Rulebook RULEBOOK = new Rulebook("table", List.of(values()), Mending.in(2, GM_01_MODIFIER));
}
