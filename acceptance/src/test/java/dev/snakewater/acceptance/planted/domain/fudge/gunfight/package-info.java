/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.domain.fudge.gunfight;

import org.jspecify.annotations.NullMarked;
