/** Gunfighters: the sheet, the fighter as he is now, and the guns he carries. His wounds belong to hit location. */
@NullMarked
package dev.snakewater.domain.fudge.gunfight.combatant;

import org.jspecify.annotations.NullMarked;
