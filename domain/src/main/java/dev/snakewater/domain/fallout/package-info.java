/**
 * The combat rules of NukaCola's Fallout Pen and Paper as values and functions: its rulebook, and the people, arms and
 * armour of its tables. Nothing here throws dice or asks anybody.
 */
@NullMarked
package dev.snakewater.domain.fallout;

import org.jspecify.annotations.NullMarked;
