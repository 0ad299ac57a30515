/** A whole fight of the wasteland: rounds, turns, what somebody can do in hers, and who interrupts whom. */
@NullMarked
package dev.snakewater.application.fallout.fight.procedure;

import org.jspecify.annotations.NullMarked;
