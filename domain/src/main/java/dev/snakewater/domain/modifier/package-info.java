/** Numbers with their reasons: each is a {@link dev.snakewater.domain.modifier.Tally}, which cannot change without naming a rule. */
@NullMarked
package dev.snakewater.domain.modifier;

import org.jspecify.annotations.NullMarked;
