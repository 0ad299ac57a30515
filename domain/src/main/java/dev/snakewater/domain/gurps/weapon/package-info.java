/** The weapons of GURPS: the table of weapons, weapons of your own, ammunition, damage by strength, and automatic fire. */
@NullMarked
package dev.snakewater.domain.gurps.weapon;

import org.jspecify.annotations.NullMarked;
