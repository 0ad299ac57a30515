/** FUDGE addendum 5.87, hit location, on its own: what people ask it for without a gunfight, which it does not know. */
@NullMarked
package dev.snakewater.application.fudge.hitlocation;

import org.jspecify.annotations.NullMarked;
