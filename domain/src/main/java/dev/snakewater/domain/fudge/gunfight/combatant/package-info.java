/**
 * Gunfighters: the sheet, the fighter as he is now, and the guns he carries. His wounds are hit location's. Nothing here
 * adds up a roll.
 */
@NullMarked
package dev.snakewater.domain.fudge.gunfight.combatant;

import org.jspecify.annotations.NullMarked;
