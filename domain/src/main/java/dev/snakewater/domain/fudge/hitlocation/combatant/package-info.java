/** What somebody with a body wears and holds. What a blow does to him is not here. */
@NullMarked
package dev.snakewater.domain.fudge.hitlocation.combatant;

import org.jspecify.annotations.NullMarked;
