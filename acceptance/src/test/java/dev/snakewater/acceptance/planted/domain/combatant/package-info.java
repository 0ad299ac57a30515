/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.domain.combatant;

import org.jspecify.annotations.NullMarked;
