/**
 * FUDGE addendum 5.87, hit location, on its own: the smaller things that people ask it for, and the words for a body and its
 * wounds. The gunfight may use this package, and this package does not know the gunfight.
 */
@NullMarked
package dev.snakewater.application.hitlocation;

import org.jspecify.annotations.NullMarked;
