/**
 * FUDGE addendum 5.87, hit location: its rulebook, its rulings, and the words that these need: the parts of a body, and the die that
 * tells where a hit goes. The gunfight may use these packages, and they do not know the gunfight.
 */
@NullMarked
package dev.snakewater.domain.fudge.hitlocation;

import org.jspecify.annotations.NullMarked;
