/**
 * Numbers that know their reasons. A number that rules arrive at is a {@link dev.snakewater.domain.modifier.Tally}, and
 * there is no way to change it without naming a rule. Knows no rule text.
 */
@NullMarked
package dev.snakewater.domain.modifier;

import org.jspecify.annotations.NullMarked;
