/**
 * The turn of a gunfight: who is asked what, in which order, and what follows. What the answers mean is said in the
 * domain. Nothing here knows what was written, nor how it is told.
 */
@NullMarked
package dev.snakewater.application.fudge.gunfight.procedure;

import org.jspecify.annotations.NullMarked;
