/**
 * The chances of any scenario: worked out exactly by playing every fall, or estimated by simulating many fights. Fight K of a simulation
 * depends on the seed and on K alone, so it does not matter how many run at the same time. Knows no rule text.
 */
@NullMarked
package dev.snakewater.application.odds;

import org.jspecify.annotations.NullMarked;
