package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.rule.Rule;

/**
 * A throw of dice that the rules ask for.
 *
 * @param by whose throw
 * @param name what it is for, such as {@code draw}
 * @param dice the dice
 * @param reads what of the fall matters
 * @param why the rule that asks for it
 */
public record Throw(Name by, String name, DicePool dice, Reads reads, Rule why) implements Question {

    /** What of a fall matters to the rules. */
    public enum Reads {
        /** The total alone; falls with equal totals are as good as equal. */
        TOTAL,
        /** Each face. */
        FACES
    }
}
