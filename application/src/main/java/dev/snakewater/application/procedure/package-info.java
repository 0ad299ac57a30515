/**
 * How a fight is played from its opening and its answers: procedures, their steps, amendments and rulings, policies that decide, and the
 * history of what was done. Knows neither scenarios nor rule texts.
 */
@NullMarked
package dev.snakewater.application.procedure;

import org.jspecify.annotations.NullMarked;
