/** One EXP attack: which adjustments apply, what forbids the attack, and the arithmetic of the to-hit roll. */
@NullMarked
package dev.snakewater.domain.exp.modifier;

import org.jspecify.annotations.NullMarked;
