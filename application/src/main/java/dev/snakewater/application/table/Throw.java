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
 * @param reads which part of the fall matters
 * @param why the rule that asks for it
 */
public record Throw(Name by, String name, DicePool dice, Reads reads, Rule why) implements Question {

    /** The part of a fall that matters to the rules. */
    public enum Reads {
        /** Only the total: falls with equal totals are equivalent. */
        TOTAL,
        /** Each face. */
        FACES
    }
}
