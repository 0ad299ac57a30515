/**
 * Numbers with their reasons. Each is a {@link dev.snakewater.domain.modifier.Tally}, which cannot change without naming a rule. Knows no
 * rule text.
 */
@NullMarked
package dev.snakewater.domain.modifier;

import org.jspecify.annotations.NullMarked;
