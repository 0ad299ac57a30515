/** The turn of a gunfight: who is asked what, in which order, and what follows. */
@NullMarked
package dev.snakewater.application.fudge.gunfight.procedure;

import org.jspecify.annotations.NullMarked;
