/** The weapons of EXP: what is on a weapon's card, the types, and the table of weapons. Knows nobody who holds one. */
@NullMarked
package dev.snakewater.domain.exp.weapon;

import org.jspecify.annotations.NullMarked;
