/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.application.gunfight;

import org.jspecify.annotations.NullMarked;
