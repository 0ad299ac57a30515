/** The chances of any scenario: worked out exactly by playing every fall, or estimated by simulating many fights. */
@NullMarked
package dev.snakewater.application.odds;

import org.jspecify.annotations.NullMarked;
