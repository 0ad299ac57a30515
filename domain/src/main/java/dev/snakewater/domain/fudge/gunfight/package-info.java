/** FUDGE gunfighting as values and functions: the rulebook, the rulings, ranges, and the parts of a turn. */
@NullMarked
package dev.snakewater.domain.fudge.gunfight;

import org.jspecify.annotations.NullMarked;
