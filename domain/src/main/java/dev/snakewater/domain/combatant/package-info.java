/**
 * What the fighters of every rule text have in common: a name and a side, and nothing more. Sheets, states and wounds
 * belong to the rule texts.
 */
@NullMarked
package dev.snakewater.domain.combatant;

import org.jspecify.annotations.NullMarked;
