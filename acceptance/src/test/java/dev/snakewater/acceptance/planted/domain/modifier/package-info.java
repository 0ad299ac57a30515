/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.domain.modifier;

import org.jspecify.annotations.NullMarked;
