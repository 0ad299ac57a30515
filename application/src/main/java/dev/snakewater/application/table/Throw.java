package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.rule.Rule;

/** A throw of dice that the rules ask for, such as {@code draw}. */
public record Throw(Name by, String name, DicePool dice, Reads reads, Rule why) implements Question {

    /** The part of a fall that matters to the rules. */
    public enum Reads {
        /** Only the total: falls with equal totals are equivalent. */
        TOTAL,
        /** Each face. */
        FACES
    }
}
