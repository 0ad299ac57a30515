/**
 * FUDGE gunfighting: the rulebook, the rulings, and the words they need: ranges, and the parts of a turn. Values and
 * functions only; who is asked what, and when, is the application's business. Nothing here knows a gunfighter.
 */
@NullMarked
package dev.snakewater.domain.fudge.gunfight;

import org.jspecify.annotations.NullMarked;
