/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.application.exp;

import org.jspecify.annotations.NullMarked;
