/**
 * Flame throwers and what burns: the stream as a shot, the three rounds of a fire, and what each of them does. Nothing here throws
 * dice.
 */
@NullMarked
package dev.snakewater.domain.fallout.burning;

import org.jspecify.annotations.NullMarked;
