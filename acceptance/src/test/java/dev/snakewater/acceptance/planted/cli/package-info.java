/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.cli;

import org.jspecify.annotations.NullMarked;
