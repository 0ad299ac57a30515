/**
 * Who fights in EXP: the character sheet, the combat table, posture and load. Hit points are kept here; what a loss of them does is told
 * in the room of wounds.
 */
@NullMarked
package dev.snakewater.domain.exp.combatant;

import org.jspecify.annotations.NullMarked;
