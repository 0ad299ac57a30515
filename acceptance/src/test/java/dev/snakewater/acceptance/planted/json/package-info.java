/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.json;

import org.jspecify.annotations.NullMarked;
