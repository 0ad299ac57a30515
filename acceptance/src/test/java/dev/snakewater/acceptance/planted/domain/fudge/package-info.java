/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.domain.fudge;

import org.jspecify.annotations.NullMarked;
