/** How a whole fight is told: its events, who stands where, and how things stand. */
@NullMarked
package dev.snakewater.application.fallout.fight.telling;

import org.jspecify.annotations.NullMarked;
