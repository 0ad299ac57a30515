/** How whole fights are told. */
@NullMarked
package dev.snakewater.application.fallout.fight.telling;

import org.jspecify.annotations.NullMarked;
