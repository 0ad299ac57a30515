/**
 * The turn of a FUDGE gunfight: who is asked what, in which order, and what follows. What the answers mean is said in
 * the domain.
 */
@NullMarked
package dev.snakewater.application.gunfight;

import org.jspecify.annotations.NullMarked;
