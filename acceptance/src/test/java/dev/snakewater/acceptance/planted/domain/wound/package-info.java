/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.domain.wound;

import org.jspecify.annotations.NullMarked;
