/**
 * GURPS, third edition: its rulebook, the chart of an attack with its 56 boxes and their exits, the success roll, and the rulings of a
 * game master. Nothing here knows the rooms below.
 */
@NullMarked
package dev.snakewater.domain.gurps;

import org.jspecify.annotations.NullMarked;
