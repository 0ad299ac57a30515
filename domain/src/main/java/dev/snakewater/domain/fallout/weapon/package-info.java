/** Guns, flame throwers and armour: what is written on their cards, how far they reach, and those that exist from the start. */
@NullMarked
package dev.snakewater.domain.fallout.weapon;

import org.jspecify.annotations.NullMarked;
