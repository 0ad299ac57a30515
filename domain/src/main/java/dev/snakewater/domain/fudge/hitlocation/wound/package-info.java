/** Wounds: a body of ten parts, each with a track of boxes, how a blow marks them, and what follows from it. */
@NullMarked
package dev.snakewater.domain.fudge.hitlocation.wound;

import org.jspecify.annotations.NullMarked;
