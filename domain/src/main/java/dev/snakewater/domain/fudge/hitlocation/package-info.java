/**
 * FUDGE addendum 5.87, hit location: its rulebook, a body of ten parts with a track of boxes each, what size does to a blow, where
 * a hit goes by dice, and what follows from it. Plain values and arithmetic; the gunfight may use this package, and this package
 * does not know the gunfight.
 */
@NullMarked
package dev.snakewater.domain.fudge.hitlocation;

import org.jspecify.annotations.NullMarked;
