/** What the fighters of every rule text have in common: a name and a side. Sheets and states belong to the rule texts. */
@NullMarked
package dev.snakewater.domain.combatant;

import org.jspecify.annotations.NullMarked;
