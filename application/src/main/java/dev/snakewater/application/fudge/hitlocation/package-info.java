/**
 * FUDGE addendum 5.87, hit location, on its own: the smaller things that people ask it for. The gunfight may use these packages,
 * and they do not know the gunfight.
 */
@NullMarked
package dev.snakewater.application.fudge.hitlocation;

import org.jspecify.annotations.NullMarked;
