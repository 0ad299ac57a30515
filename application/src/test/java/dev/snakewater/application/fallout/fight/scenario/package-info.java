/** Whole fights as they are written. */
@NullMarked
package dev.snakewater.application.fallout.fight.scenario;

import org.jspecify.annotations.NullMarked;
