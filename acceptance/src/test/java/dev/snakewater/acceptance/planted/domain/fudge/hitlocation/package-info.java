/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.domain.fudge.hitlocation;

import org.jspecify.annotations.NullMarked;
