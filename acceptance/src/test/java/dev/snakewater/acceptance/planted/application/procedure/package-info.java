/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.application.procedure;

import org.jspecify.annotations.NullMarked;
