package dev.snakewater.application.table;

import dev.snakewater.domain.dice.Fall;

/** A source of falls. */
@FunctionalInterface
public interface Dice {

    /** Returns what the dice of this throw show. */
    Fall roll(Throw what);
}
