/** One GURPS attack: who attacks whom and how, the number to hit, and the number to defend. No dice, no order of steps. */
@NullMarked
package dev.snakewater.domain.gurps.modifier;

import org.jspecify.annotations.NullMarked;
