/** Who fights in GURPS: attributes, the body with its hit locations, posture, armour and shield, and the defences. */
@NullMarked
package dev.snakewater.domain.gurps.combatant;

import org.jspecify.annotations.NullMarked;
