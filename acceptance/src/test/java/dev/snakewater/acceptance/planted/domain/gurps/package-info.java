/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.domain.gurps;

import org.jspecify.annotations.NullMarked;
