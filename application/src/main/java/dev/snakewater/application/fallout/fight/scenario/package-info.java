/** What a person writes to set up a whole fight, and what can be wrong with it. */
@NullMarked
package dev.snakewater.application.fallout.fight.scenario;

import org.jspecify.annotations.NullMarked;
