/**
 * FUDGE gunfighting as a rule text that can be played. Everything else is in the rooms: scenario and procedure.
 */
@NullMarked
package dev.snakewater.application.fudge.gunfight;

import org.jspecify.annotations.NullMarked;
