package dev.snakewater.application.table;

import dev.snakewater.domain.dice.Fall;

/** Where falls come from. */
@FunctionalInterface
public interface Dice {

    /** What the dice of this throw show. */
    Fall roll(Throw what);
}
