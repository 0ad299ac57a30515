package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;

/** Something that the rules leave open, and that the table has to answer. */
public sealed interface Question permits Throw, Choice {

    /** Whose dice, or whose decision. */
    Name by();

    /** What it is called at the table, such as {@code draw} or {@code target}; scripts name it so. */
    String name();

    /** The rule that asks. */
    Rule why();
}
