/** Who decides in a fight for a fighter whom nobody plays. */
@NullMarked
package dev.snakewater.application.fallout.fight.policy;

import org.jspecify.annotations.NullMarked;
