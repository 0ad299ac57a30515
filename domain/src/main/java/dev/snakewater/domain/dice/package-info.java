/**
 * Dice as values: what a die can show, what a pool of dice is called, and what was seen when it fell. Nothing here
 * rolls; the fall always comes from outside.
 */
@NullMarked
package dev.snakewater.domain.dice;

import org.jspecify.annotations.NullMarked;
