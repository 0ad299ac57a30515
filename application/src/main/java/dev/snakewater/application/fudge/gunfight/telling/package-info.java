/** How a gunfight, and each part of one, is told. Decides nothing. */
@NullMarked
package dev.snakewater.application.fudge.gunfight.telling;

import org.jspecify.annotations.NullMarked;
