/**
 * Guns, flame throwers and armour: what is written on their cards, how far they reach, and the tables of those that exist from
 * the start. Nothing here knows who uses them.
 */
@NullMarked
package dev.snakewater.domain.fallout.weapon;

import org.jspecify.annotations.NullMarked;
