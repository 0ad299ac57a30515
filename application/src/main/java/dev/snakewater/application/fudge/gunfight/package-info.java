/** FUDGE gunfighting as a rule text that can be played. */
@NullMarked
package dev.snakewater.application.fudge.gunfight;

import org.jspecify.annotations.NullMarked;
