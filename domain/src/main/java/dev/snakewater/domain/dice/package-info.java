/** Dice as values: dice, pools, falls and their chances. Nothing here rolls; falls always come from outside. */
@NullMarked
package dev.snakewater.domain.dice;

import org.jspecify.annotations.NullMarked;
