/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.domain.dice;

import org.jspecify.annotations.NullMarked;
