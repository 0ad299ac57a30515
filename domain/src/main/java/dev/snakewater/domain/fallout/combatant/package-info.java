/** The people of the wasteland: statistics, skills, sheets, and a person as she is now. */
@NullMarked
package dev.snakewater.domain.fallout.combatant;

import org.jspecify.annotations.NullMarked;
