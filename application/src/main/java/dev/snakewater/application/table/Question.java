package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;

/** A question that the rules leave open, for the table to answer. */
public sealed interface Question permits Throw, Choice {

    /** Returns whose dice these are, or whose decision. */
    Name by();

    /** Returns its name at the table and in scripts, such as {@code draw} or {@code target}. */
    String name();

    /** Returns the rule that asks. */
    Rule why();
}
