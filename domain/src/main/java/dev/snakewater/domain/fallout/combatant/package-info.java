/**
 * The people of the wasteland: statistics, skills, sheets, and a person as she is now. What she does, and to whom, is in the
 * packages above.
 */
@NullMarked
package dev.snakewater.domain.fallout.combatant;

import org.jspecify.annotations.NullMarked;
