/**
 * Exact odds of any scenario kind. A procedure is taken step by step with every fall of its dice; equal situations merge into one, and
 * each situation's step is worked out once. What comes of it is a Markov chain, through which chances flow turn by turn until
 * everything is decided. Knows no rule text, and no chance of its own.
 */
@NullMarked
package dev.snakewater.application.odds;

import org.jspecify.annotations.NullMarked;
