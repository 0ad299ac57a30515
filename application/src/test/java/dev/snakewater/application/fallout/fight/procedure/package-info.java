/** Tests of whole fights. */
@NullMarked
package dev.snakewater.application.fallout.fight.procedure;

import org.jspecify.annotations.NullMarked;
