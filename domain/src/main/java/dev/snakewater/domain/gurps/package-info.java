/**
 * GURPS, third edition, as values and functions: its rulebook, the chart of an attack with its 56 boxes and the exits of each, its
 * success roll, and how a game master reads what the chart leaves open. What an attack goes through is in the packages below; nothing
 * here knows them.
 */
@NullMarked
package dev.snakewater.domain.gurps;

import org.jspecify.annotations.NullMarked;
