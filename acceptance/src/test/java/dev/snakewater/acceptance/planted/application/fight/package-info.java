/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.application.fight;

import org.jspecify.annotations.NullMarked;
