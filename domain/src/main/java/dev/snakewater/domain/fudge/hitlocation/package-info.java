/**
 * FUDGE addendum 5.87, hit location: its rulebook, and the wounds of one body as a track of boxes. Plain values and
 * arithmetic; the gunfight may use this package, and this package does not know the gunfight.
 */
@NullMarked
package dev.snakewater.domain.fudge.hitlocation;

import org.jspecify.annotations.NullMarked;
