/**
 * Dice as values: what a die can show, what a pool of dice is called, and what it showed. Nothing here rolls; falls always come from
 * outside.
 */
@NullMarked
package dev.snakewater.domain.dice;

import org.jspecify.annotations.NullMarked;
